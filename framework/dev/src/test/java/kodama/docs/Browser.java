package kodama.docs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kodama.data.Json;

/** A headless Chromium, controlled by the DevTools protocol. */
final class Browser implements AutoCloseable {
    private static final long MAX_SECONDS = 30;
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    /** Events that report errors of a page. */
    private static final List<String> ERRORS =
            List.of("Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled");

    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<Map<?, ?>> messages = new LinkedBlockingQueue<>();
    private final List<String> errors = new ArrayList<>();
    private String session = "";
    private int number;

    /** Finds Chromium in the PATH. */
    static Optional<Path> program() {
        return Stream.of(System.getenv("PATH").split(":"))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Starts Chromium with a profile folder. */
    Browser(Path program, Path profile) throws IOException {
        process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .start();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address()), new Messages())
                .join();
        attach();
    }

    /** The address of the DevTools, which the browser prints to its error stream. */
    private String address() throws IOException {
        var logged = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = logged.readLine(); line != null; line = logged.readLine())
            if (line.contains("ws://"))
                return line.substring(line.indexOf("ws://")).strip();
        throw new IOException("the browser ended with " + process.exitValue());
    }

    private final class Messages implements WebSocket.Listener {
        private final StringBuilder parts = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            parts.append(part);
            if (last) {
                messages.add((Map<?, ?>) Json.read("browser", parts.toString().getBytes(StandardCharsets.UTF_8)));
                parts.setLength(0);
            }
            return WebSocket.Listener.super.onText(from, part, last);
        }
    }

    private void attach() {
        Map<?, ?> target =
                (Map<?, ?>) ((List<?>) call("Target.getTargets", "{}").get("targetInfos"))
                        .stream()
                                .filter(info -> ((Map<?, ?>) info).get("type").equals("page"))
                                .findFirst()
                                .orElseThrow();
        String id = "{\"flatten\": true, \"targetId\": \"" + target.get("targetId") + "\"}";
        session = (String) call("Target.attachToTarget", id).get("sessionId");
        for (String domain : List.of("Page", "Runtime", "Log")) call(domain + ".enable", "{}");
    }

    /** Calls a method and waits for the result. */
    Map<?, ?> call(String method, String parameters) {
        int requested = ++number;
        String where = session.isEmpty() ? "" : ", \"sessionId\": \"" + session + "\"";
        String message =
                "{\"id\": %d, \"method\": \"%s\", \"params\": %s%s}".formatted(requested, method, parameters, where);
        socket.sendText(message, true).join();
        Map<?, ?> answer = next(map -> Double.valueOf(requested).equals(map.get("id")));
        if (answer.get("error") != null) throw new IllegalStateException(method + ": " + answer.get("error"));
        return (Map<?, ?>) answer.get("result");
    }

    private Map<?, ?> next(Predicate<Map<?, ?>> wanted) {
        try {
            while (true) {
                Map<?, ?> message = messages.poll(MAX_SECONDS, TimeUnit.SECONDS);
                if (message == null) throw new IllegalStateException("the browser says nothing any more");
                if (ERRORS.contains(String.valueOf(message.get("method"))))
                    errors.add(String.valueOf(message.get("params")));
                if (wanted.test(message)) return message;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens a page and waits until it is loaded. */
    void open(Path page) {
        call("Page.navigate", "{\"url\": \"" + page.toUri() + "\"}");
        next(message -> "Page.loadEventFired".equals(message.get("method")));
    }

    /** Sets the size of the window, in CSS pixels. */
    void resize(int width, int height) {
        call(
                "Emulation.setDeviceMetricsOverride",
                "{\"width\": %d, \"height\": %d, \"deviceScaleFactor\": 1, \"mobile\": %b}"
                        .formatted(width, height, width < 600));
    }

    /** Emulates the color scheme {@code dark} or {@code light}. */
    void prefer(String scheme) {
        call(
                "Emulation.setEmulatedMedia",
                "{\"features\": [{\"name\": \"prefers-color-scheme\", \"value\": \"" + scheme + "\"}]}");
    }

    /** Runs JavaScript code; waits for a promise. */
    Object run(String script) {
        String quoted = script.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", " ");
        Map<?, ?> answer = call(
                "Runtime.evaluate",
                "{\"returnByValue\": true, \"awaitPromise\": true, \"expression\": \"" + quoted + "\"}");
        if (answer.get("exceptionDetails") != null) throw new IllegalStateException(script + ": " + answer);
        return ((Map<?, ?>) answer.get("result")).get("value");
    }

    byte[] screenshot() {
        return Base64.getDecoder()
                .decode((String) call("Page.captureScreenshot", "{}").get("data"));
    }

    /** All errors in the consoles of pages so far. */
    List<String> errors() {
        return errors;
    }

    @Override
    public void close() {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        process.onExit().join();
    }
}
