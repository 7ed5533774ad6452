"""How a server begins, refuses, is cancelled and ends. Each function is a check; it gets the program and a folder with apps."""
import json
import os
import pathlib
import signal
import subprocess
import time

from client import Client, Failure


def expect(holds, sentence):
    if not holds:
        raise Failure(sentence)


def children(process):
    """The processes that a server has started."""
    found = [path.read_text() for path in pathlib.Path(f"/proc/{process}/task").glob("*/children")]
    return [int(each) for text in found for each in text.split()]


def gone(processes):
    """Waits until processes have ended, for ten seconds at most."""
    end = time.monotonic() + 10
    while any(os.path.exists(f"/proc/{each}") for each in processes):
        expect(time.monotonic() < end, f"Of the processes {processes} some are left.")
        time.sleep(0.02)


def the_end_of_the_input_ends_the_apps(program, folder):
    client = Client(program, folder)
    client.call("start", file="library.js")
    started = children(client.process.pid)
    expect(len(started) == 2, f"An app has two processes, and not {started}.")
    expect(client.close() == 0, "The end of the input is no failure.")
    gone(started)


def a_signal_ends_the_apps(program, folder):
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        client = Client(program, folder)
        client.call("start", file="library.js")
        started = children(client.process.pid)
        client.process.send_signal(number)
        code = client.process.wait(timeout=30)
        client.watch.cancel()
        expect(code == 128 + number, f"Signal {number} has ended the server with {code}.")
        gone(started)


def two_servers_share_a_folder(program, folder):
    clients = [Client(program, folder) for _ in range(2)]
    answers = [client.call("start", file="library.js")[0] for client in clients]
    expect(answers[0] == answers[1], "Two servers in one folder answer differently.")
    for client in clients:
        client.close()


def a_cancelled_call_is_not_answered(program, folder):
    client = Client(program, folder)
    client.call("start", file="library.js")
    client.number += 1
    cancelled = client.number
    call = {"name": "explore", "arguments": {"seconds": 60}}
    begin = time.monotonic()
    client.send({"jsonrpc": "2.0", "id": cancelled, "method": "tools/call", "params": call})
    client.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": cancelled}})
    # The answer to the next request comes first: 'request' refuses any other one.
    client.request("ping")
    expect(time.monotonic() - begin < 30, "A search that was cancelled has gone on.")
    # A notification about a request that was answered long ago changes nothing.
    client.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})
    client.request("ping")
    expect(client.close() == 0, "A cancelled call is no failure.")


def lines_that_are_no_messages_are_refused(program, folder):
    client = Client(program, folder)
    for line, code in [("{", -32700), ("[]", -32600), ('"x"', -32600), ("\x00", -32700), ('{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
                       ('{"jsonrpc":"2.0","id":"\\ud800","method":"ping"}', -32700), (b"\xff\xfe", -32700)]:
        client.process.stdin.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
        client.process.stdin.flush()
        answer = json.loads(client.process.stdout.readline())
        expect(answer["error"]["code"] == code and answer["id"] is None, f"{line!r} was answered by {answer}.")
    client.process.stdin.write(b"\n  \n")
    client.request("ping")
    client.close()


def a_side_that_stops_is_named(program, folder):
    client = Client(program, folder)
    client.call("start", file="library.js")
    for process in children(client.process.pid):
        if pathlib.Path(f"/proc/{process}/comm").read_text().strip() in ("native-side", "navbridge"):
            os.kill(process, signal.SIGKILL)
            break
    text, failed = client.call("act", do="tap", text="Atlas 1")
    expect(failed and "has ended" in text or "does not run any more" in text, text)
    text, failed = client.call("back_to", step=0)
    expect(not failed and "at rest" in text, text)
    client.close()


def wrong_use_is_refused(program, folder):
    for arguments, words in [(["none.js"], "There is no file 'none.js'."), (["--readonly"], "Unknown option '--readonly'")]:
        done = subprocess.run([program, "mcp", *arguments], cwd=folder, input="", capture_output=True, text=True, timeout=60, check=False)
        expect(done.returncode == 64 and words in done.stderr, f"{arguments}: {done.returncode} {done.stderr}")


CHECKS = [the_end_of_the_input_ends_the_apps, a_signal_ends_the_apps, two_servers_share_a_folder, a_cancelled_call_is_not_answered,
          lines_that_are_no_messages_are_refused, a_side_that_stops_is_named, wrong_use_is_refused]
