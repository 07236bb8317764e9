"""Meets a house through nginx, over TLS, as somebody from outside does. Called by scripts/behind-nginx."""
import base64, http.client, json, os, socket, ssl, struct, subprocess, sys

https, plain, certificate, program, data = int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:6]
trust = ssl.create_default_context(cafile=certificate)


def connect():
    return trust.wrap_socket(socket.create_connection(("127.0.0.1", https)), server_hostname="games.test")


def ask(verb, path, body=None, **headers):
    link = http.client.HTTPSConnection("games.test", https, context=trust)
    link.sock = connect()
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None:
        headers["content-type"] = "application/json"
    link.request(verb, path, None if body is None else json.dumps(body), {"host": "games.test", **headers})
    answer = link.getresponse()
    text = answer.read().decode()
    link.close()
    return answer.status, (json.loads(text) if text.startswith(("{", "[")) else text), answer.headers


def expect(what, got, wanted):
    if got != wanted:
        sys.exit(f"{what}: {got!r}, not {wanted!r}")
    print(f"  {what}: {got}")


def upgrade(**headers):
    """Opens a WebSocket; gives back its status and the socket."""
    link, key = connect(), base64.b64encode(os.urandom(16)).decode()
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    link.sendall(f"GET /api/live HTTP/1.1\r\nhost: games.test\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
                 f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n{more}\r\n".encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += link.recv(1)
    return int(head.split()[1]), link


def say(link, message):
    text, mask = json.dumps(message).encode(), os.urandom(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + struct.pack(">H", len(text))
    link.sendall(b"\x81" + length + mask + masked)


def hear(link):
    head = read(link, 2)
    length = head[1] & 127
    if length == 126:
        length = struct.unpack(">H", read(link, 2))[0]
    elif length == 127:
        length = struct.unpack(">Q", read(link, 8))[0]
    return json.loads(read(link, length))


def read(link, count):
    got = b""
    while len(got) < count:
        got += link.recv(count - len(got))
    return got


expect("healthz", ask("GET", "/healthz")[0], 200)
expect("metrics", ask("GET", "/metrics")[0], 404)
expect("admin", ask("GET", "/api/admin/tables")[0], 404)
redirect = http.client.HTTPConnection("127.0.0.1", plain)
redirect.request("GET", "/t/x", headers={"host": "games.test"})
answer = redirect.getresponse()
expect("plain http", (answer.status, answer.headers["location"]), (301, "https://games.test/t/x"))

status, came, headers = ask("POST", "/api/people", {"name": "Ada", "cookie": True})
cookie = headers["set-cookie"]
expect("cookie", (status, cookie.split("=")[0], cookie.endswith("HttpOnly; SameSite=Lax; Secure")), (201, "__Host-tablee", True))
session = {"cookie": cookie.split(";")[0]}
own, other = "https://games.test", "https://evil.test"
expect("from our page", ask("POST", "/api/play", {"game": "goofspiel"}, origin=own, **session)[0], 201)
expect("from another page", ask("POST", "/api/play", {"game": "goofspiel"}, origin=other, **session)[0], 403)
expect("too large a body", ask("POST", "/api/people", {"name": "x" * 100_000})[0], 413)
expect("a socket from another page", upgrade(origin=other, **session)[0], 403)

status, link = upgrade(origin=own, **session)
say(link, {"do": "hello"})
expect("a socket from ours", (status, hear(link)["person"]["name"], hear(link)["ok"]), (101, "Ada", True))
table = ask("POST", "/api/play", {"game": "goofspiel"}, origin=own, **session)[1]["id"]
say(link, {"do": "watch", "table": table, "as": 0})
while hear(link)["say"] != "answer":
    pass
moves, seen = 0, ask("GET", f"/api/tables/{table}?as=0", **session)[1]
while seen["table"]["stage"] != "over":
    sight = seen["sight"]
    if sight["moves"]:
        moves += 1
        say(link, {"do": "play", "table": table, "seat": 0, "move": sight["moves"][0]["move"], "seen": sight["number"],
                   "id": str(moves)})
        while (answer := hear(link))["say"] != "answer":
            pass
        answer["ok"] or sys.exit(str(answer))
    seen = ask("GET", f"/api/tables/{table}?as=0&after={sight['number']}&wait=20", **session)[1]
expect("a whole game through nginx", (seen["table"]["result"]["ending"], moves), ("prizes-gone", 13))

# A guest who lies about his address is where nginx saw him.
expect("a forged address", ask("POST", "/api/people", {"name": "Eve"}, x_forwarded_for="8.8.8.8")[0], 201)
who = subprocess.run([program, "admin", "who", "Eve", "--data", data], capture_output=True, text=True, check=True).stdout
expect("where she was seen", who.strip().rsplit(" ", 1)[1], "127.0.0.1")
codes = [ask("GET", "/api/games")[0] for _ in range(400)]
expect("a flood", (codes[:50].count(200), 429 in codes), (50, True))
