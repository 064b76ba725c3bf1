package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import kodama.data.Json;
import kodama.data.JsonWriter;
import kodama.make.KodamaLauncher;

/** A small editor: a client of the Debug Adapter Protocol for a server in this process. */
final class EditorClient implements AutoCloseable {
    /** Timeout of a failing test; nothing else depends on it. */
    private static final int PATIENCE_MILLIS = 30_000;

    private final Closeable line;
    private final InputStream in;
    private final OutputStream out;
    private final Deque<Map<?, ?>> events = new ArrayDeque<>();
    private final List<String> output = new ArrayList<>();
    private final CompletableFuture<Integer> code;
    private int seq;

    private EditorClient(Closeable line, InputStream in, OutputStream out, CompletableFuture<Integer> code) {
        this.line = line;
        this.in = in;
        this.out = out;
        this.code = code;
    }

    /** Starts the command in a folder as an editor does, and connects to its standard input and output. */
    static EditorClient start(Path where) throws IOException {
        Process process = new ProcessBuilder(KodamaLauncher.running().absoluteCommand("dap"))
                .directory(where.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        CompletableFuture<Integer> code = process.onExit().thenApply(Process::exitValue);
        return new EditorClient(process::destroy, process.getInputStream(), process.getOutputStream(), code);
    }

    /** Connects to a server on a thread of its own. */
    static EditorClient connect() {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Socket ours = new Socket(InetAddress.getLoopbackAddress(), door.getLocalPort());
            Socket theirs = door.accept();
            ours.setTcpNoDelay(true);
            theirs.setTcpNoDelay(true);
            CompletableFuture<Integer> code = new CompletableFuture<>();
            Thread game = new Thread(() -> serve(theirs, code), "game of a test");
            game.setDaemon(true);
            game.start();
            ours.setSoTimeout(PATIENCE_MILLIS);
            return new EditorClient(ours, ours.getInputStream(), ours.getOutputStream(), code);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void serve(Socket socket, CompletableFuture<Integer> code) {
        try (socket) {
            code.complete(DapCommand.serve(socket.getInputStream(), socket.getOutputStream()));
        } catch (Throwable failed) {
            code.completeExceptionally(failed);
        }
    }

    /** Initializes the session and launches the game; breakpoints follow, and then {@link #begin}. */
    EditorClient launch(Path folder, Object... more) {
        request("initialize", "adapterID", "kodama");
        Map<String, Object> arguments = map(more);
        arguments.put("program", folder.toString());
        arguments.put("headless", true);
        send("launch", arguments);
        await("initialized");
        return this;
    }

    EditorClient begin() {
        request("configurationDone");
        return this;
    }

    /** Sets breakpoints; returns the actual lines, 0 for none. */
    List<Integer> mark(Path file, int... lines) {
        List<Map<String, Object>> marks = new ArrayList<>();
        for (int line : lines) marks.add(Map.of("line", line));
        return mark(file, marks);
    }

    List<Integer> mark(Path file, List<Map<String, Object>> marks) {
        Map<?, ?> body = request("setBreakpoints", "source", Map.of("path", file.toString()), "breakpoints", marks);
        List<Integer> places = new ArrayList<>();
        for (Map<?, ?> each : list(body, "breakpoints"))
            places.add(Boolean.TRUE.equals(each.get("verified")) ? number(each, "line") : 0);
        return places;
    }

    /** Sends a request, and returns the body of the response, which must be successful. */
    Map<?, ?> request(String command, Object... arguments) {
        Map<?, ?> answer = answer(send(command, map(arguments)));
        assertEquals(true, answer.get("success"), () -> command + ": " + answer.get("message"));
        return answer.get("body") instanceof Map<?, ?> body ? body : Map.of();
    }

    /** Sends a request that must fail, and returns the message. */
    String refused(String command, Object... arguments) {
        Map<?, ?> answer = answer(send(command, map(arguments)));
        assertEquals(false, answer.get("success"), () -> command + " was done");
        return String.valueOf(answer.get("message"));
    }

    int send(String command, Map<String, Object> arguments) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("seq", ++seq);
        message.put("type", "request");
        message.put("command", command);
        message.put("arguments", arguments);
        sendFrame(JsonWriter.write(message));
        return seq;
    }

    void sendFrame(String content) {
        sendRaw("Content-Length: " + content.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + content);
    }

    void sendRaw(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<?, ?> answer(int to) {
        for (; ; ) {
            Map<?, ?> message = read();
            boolean isAnswer = "response".equals(message.get("type"));
            if (isAnswer && number(message, "request_seq") == to) return message;
            if (!isAnswer) note(message);
        }
    }

    private void note(Map<?, ?> event) {
        Map<?, ?> body = (Map<?, ?>) event.get("body");
        if ("output".equals(event.get("event"))) output.add(String.valueOf(body.get("output")));
        events.add(event);
    }

    /** Waits for an event and returns its body; drops earlier events. */
    Map<?, ?> await(String event) {
        for (; ; ) {
            while (!events.isEmpty()) {
                Map<?, ?> next = events.remove();
                if (event.equals(next.get("event"))) return (Map<?, ?>) next.get("body");
            }
            Map<?, ?> message = read();
            if ("event".equals(message.get("type"))) note(message);
            else assertEquals(true, message.get("success"), () -> "refused: " + message.get("message"));
        }
    }

    /** Waits until the game is paused; returns the reason and the line. */
    String stop() {
        Map<?, ?> stop = await("stopped");
        thread = number(stop, "threadId");
        return stop.get("reason") + " " + place();
    }

    private int thread;

    int thread() {
        return thread;
    }

    /** Returns the innermost line of the paused thread. */
    String place() {
        List<Map<?, ?>> frames = frames(thread);
        return frames.isEmpty() ? "nowhere" : place(frames.get(0));
    }

    List<Map<?, ?>> frames(int of) {
        return list(request("stackTrace", "threadId", of), "stackFrames");
    }

    static String place(Map<?, ?> frame) {
        return ((Map<?, ?>) frame.get("source")).get("name") + ":" + number(frame, "line");
    }

    /** Returns the value of an expression on the innermost line. */
    String value(String expression) {
        int frame = number(frames(thread).get(0), "id");
        return String.valueOf(request("evaluate", "expression", expression, "frameId", frame, "context", "watch")
                .get("result"));
    }

    /** Returns the variables in a scope of the innermost call, or the children of a variable. */
    List<Map<?, ?>> variables(String scope, String... names) {
        int frame = number(frames(thread).get(0), "id");
        int at = 0;
        for (Map<?, ?> each : list(request("scopes", "frameId", frame), "scopes"))
            if (String.valueOf(each.get("name")).startsWith(scope)) at = number(each, "variablesReference");
        assertTrue(at > 0, "no scope " + scope);
        for (String name : names) at = number(named(rows(at), name), "variablesReference");
        return rows(at);
    }

    List<Map<?, ?>> rows(int reference) {
        return list(request("variables", "variablesReference", reference), "variables");
    }

    static Map<?, ?> named(List<Map<?, ?>> rows, String name) {
        for (Map<?, ?> each : rows) if (name.equals(each.get("name"))) return each;
        return fail("no variable " + name + " in " + rows);
    }

    void resume(String how) {
        request(how, "threadId", thread);
    }

    List<String> output() {
        return output;
    }

    /** Waits for the end of the game, which the server reports, and for the end of the server. */
    int end() throws Exception {
        await("terminated");
        request("disconnect");
        return code.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Waits for the end of the server, without further messages. */
    int silentEnd() throws Exception {
        return code.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    }

    Map<?, ?> read() {
        try {
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                int next = in.read();
                if (next < 0) return fail("the server has hung up");
                head.append((char) next);
            }
            assertTrue(head.toString().matches("Content-Length: \\d+\r\n\r\n"), "no message: " + head);
            int length = Integer.parseInt(head.toString().replaceAll("\\D", ""));
            return (Map<?, ?>) Json.read("message", in.readNBytes(length));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static int number(Map<?, ?> map, String name) {
        return ((Number) map.get(name)).intValue();
    }

    static List<Map<?, ?>> list(Map<?, ?> map, String name) {
        List<Map<?, ?>> list = new ArrayList<>();
        for (Object each : (List<?>) map.get(name)) list.add((Map<?, ?>) each);
        return list;
    }

    static Map<String, Object> map(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2)
            map.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        return map;
    }

    @Override
    public void close() throws IOException {
        line.close();
    }
}
