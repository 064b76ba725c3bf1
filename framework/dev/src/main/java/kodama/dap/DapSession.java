package kodama.dap;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import kodama.base.FatalErrors;
import kodama.data.DataException;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.file.PathParser;
import kodama.lua.DebugListener.StepMode;
import kodama.request.LoopNames;
import kodama.request.LoopRequest.Quit;
import kodama.request.LoopRequest.SoftReset;
import kodama.request.LoopRequests;
import org.jspecify.annotations.Nullable;

/**
 * A debug session with an editor, from its first request to the end of the game. Requests are checked, also their
 * order; an invalid one is refused and does not end the game.
 *
 * <ol>
 *   <li>A thread reads requests. The editor sends {@code initialize} and {@code launch}, then breakpoints, then
 *       {@code configurationDone}.
 *   <li>{@link #run} then plays the game on the calling thread. Requests that need the game are passed to
 *       {@link GameDebugger}, which answers them on the game thread.
 *   <li>When the game ends, the editor gets {@code exited} and {@code terminated}, and a moment to disconnect.
 * </ol>
 */
public final class DapSession {
    /** Opens and plays the game that is debugged. */
    public interface GameLauncher {
        /**
         * Opens the files of a game.
         *
         * @param folder the game's folder
         * @throws RuntimeException if there is no game; the editor shows the message
         */
        GameFiles open(Path folder);

        /** Plays a game and returns its exit code. */
        int play(DebugLaunch launch);
    }

    /** Handles a request. Returns the body of the response; null for none. */
    @FunctionalInterface
    private interface Handler {
        @Nullable
        Object answer(RequestArguments arguments);
    }

    /** The stages of a session. */
    private enum Stage {
        BEGUN,
        INITIALIZED,
        LAUNCHED,
        PLAYING,
        ENDED
    }

    private static final String THREAD = "kodama-dap";
    private static final long PATIENCE_AT_END = 2;

    /** Requests that are allowed before there is a game. */
    private static final Set<String> EARLY = Set.of("initialize", "launch", "attach", "disconnect", "terminate");

    private final MessageStream stream;
    private final DapClient client;
    private final GameLauncher game;
    private final Map<String, Handler> atOnce = new TreeMap<>();
    private final Map<String, Handler> inGame = new TreeMap<>();
    private final CompletableFuture<@Nullable DebugLaunch> launched = new CompletableFuture<>();
    private final CompletableFuture<@Nullable Void> disconnected = new CompletableFuture<>();

    private Stage stage = Stage.BEGUN;
    private int firstLine = 1;

    /** Answered when the game starts. */
    private @Nullable DapRequest launchRequest;

    private @Nullable DebugLaunch launch;
    private @Nullable SourceFiles sources;
    private @Nullable Breakpoints breakpoints;
    private @Nullable GameDebugger debugger;

    private @Nullable LoopRequests requests;
    private boolean isQuitAsked;
    private volatile boolean hasDisconnected;

    /** Creates a session that {@link #run} starts; nothing else may be written to {@code out}. */
    public DapSession(InputStream in, OutputStream out, GameLauncher game) {
        this(new MessageStream(in, out), game);
    }

    DapSession(MessageStream stream, GameLauncher game) {
        this.stream = stream;
        client = new DapClient(stream);
        this.game = game;
        addSessionHandlers();
        addBreakpointHandlers();
        addInspectionHandlers();
        addStepHandlers();
    }

    /** Serves the editor and plays its game on this thread. Returns the exit code; 0 if no game was launched. */
    public int run() {
        Thread reader = new Thread(this::read, THREAD);
        reader.setDaemon(true);
        reader.start();
        DebugLaunch first = launched.join();
        if (first == null) return 0;
        int code = game.play(first);
        end(code);
        return code;
    }

    private void end(int code) {
        synchronized (this) {
            stage = Stage.ENDED;
        }
        client.sendEvent("exited", Map.of("exitCode", code));
        client.sendEvent("terminated", Map.of());
        if (debugger != null) debugger.end();
        try {
            disconnected.get(PATIENCE_AT_END, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException silent) {
            // the editor has been notified; it need not disconnect
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    // reading thread

    private void read() {
        try {
            byte[] message = stream.read();
            while (message != null && !hasDisconnected) {
                take(message);
                message = hasDisconnected ? null : stream.read();
            }
        } catch (IOException broken) {
            reportError(String.valueOf(broken.getMessage()));
        } finally {
            disconnect(true);
            disconnected.complete(null); // the last request has been answered
        }
    }

    private void take(byte[] message) {
        try {
            DapRequest request = DapRequest.of(message);
            if (request != null) take(request);
        } catch (DataException | DapRequestException wrong) {
            reportError("invalid message: " + wrong.getMessage());
        }
    }

    private void reportError(String text) {
        client.sendEvent("output", Map.of("category", "stderr", "output", "kodama dap: " + text + "\n"));
    }

    private void take(DapRequest request) {
        try {
            checkOrder(request.command());
        } catch (DapRequestException early) {
            client.reject(request, String.valueOf(early.getMessage()));
            return;
        }
        Handler handler = inGame.get(request.command());
        GameDebugger debugged = debugger;
        if (handler != null && debugged != null) debugged.submit(() -> answer(request, handler));
        else if (request.command().equals("launch")) launch(request);
        else answer(request, atOnce.getOrDefault(request.command(), arguments -> unknown(request)));
    }

    private synchronized void checkOrder(String command) {
        boolean isFirst = command.equals("initialize");
        if (isFirst != (stage == Stage.BEGUN) && !command.equals("disconnect"))
            throw new DapRequestException(isFirst ? "'initialize' was sent twice" : "'initialize' must come first");
        if (stage == Stage.INITIALIZED && !EARLY.contains(command))
            throw new DapRequestException("'" + command + "' was sent before 'launch'");
        if (stage.compareTo(Stage.INITIALIZED) > 0 && command.equals("launch"))
            throw new DapRequestException("'launch' was sent twice");
    }

    private static Object unknown(DapRequest request) {
        throw new DapRequestException("kodama dap does not support the request '" + request.command() + "'");
    }

    private void answer(DapRequest request, Handler handler) {
        try {
            client.respond(request, handler.answer(request.arguments()));
        } catch (DapRequestException wrong) {
            client.reject(request, String.valueOf(wrong.getMessage()));
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            client.reject(request, "'" + request.command() + "' failed: " + failed);
        }
    }

    // session

    private void addSessionHandlers() {
        atOnce.put("initialize", this::initialize);
        atOnce.put("attach", arguments -> {
            throw new DapRequestException("kodama dap starts the game itself: use 'launch' instead of 'attach'");
        });
        atOnce.put("configurationDone", arguments -> begin());
        atOnce.put("terminate", arguments -> {
            quit();
            return null;
        });
        atOnce.put("disconnect", arguments -> {
            disconnect(arguments.flag("terminateDebuggee", true));
            return null;
        });
        atOnce.put("restart", arguments -> {
            restart();
            return null;
        });
    }

    private synchronized Object initialize(RequestArguments arguments) {
        firstLine = arguments.flag("linesStartAt1", true) ? 1 : 0;
        stage = Stage.INITIALIZED;
        return Capabilities.ALL;
    }

    /** The response is sent when the game starts, or at once if it cannot. */
    private void launch(DapRequest request) {
        try {
            prepare(request.arguments());
        } catch (DapRequestException wrong) {
            client.reject(request, String.valueOf(wrong.getMessage()));
            return;
        }
        launchRequest = request;
        client.sendEvent("initialized", Map.of());
    }

    private synchronized void prepare(RequestArguments arguments) {
        Path folder = folder(arguments.string("program", "."));
        SourceFiles found = new SourceFiles(open(folder));
        Breakpoints points = new Breakpoints(found);
        GameDebugger debugged = new GameDebugger(
                client,
                found,
                points,
                arguments.flag("noDebug", false),
                arguments.flag("stopOnEntry", false),
                firstLine);
        launch = new DebugLaunch(
                folder,
                options(arguments),
                debugged,
                new StoppedNotice(debugged::stoppedAt),
                EditorOutput.stdout(debugged::sendOutput, debugged::place),
                EditorOutput.stderr(debugged::sendOutput),
                this::connect);
        sources = found;
        breakpoints = points;
        debugger = debugged;
        stage = Stage.LAUNCHED;
    }

    /** The game's folder; an editor may name its game.lua instead. */
    private static Path folder(String program) {
        try {
            Path path = PathParser.parse(program);
            Path parent = path.toAbsolutePath().getParent();
            boolean isFile =
                    path.getFileName() != null && path.getFileName().toString().equals("game.lua");
            return isFile && parent != null ? parent : path;
        } catch (GameFileException wrong) {
            throw new DapRequestException("'program' is not a valid folder name: '" + program + "'");
        }
    }

    private GameFiles open(Path folder) {
        try {
            return game.open(folder);
        } catch (RuntimeException none) {
            throw new DapRequestException("'program': " + none.getMessage());
        }
    }

    private static List<String> options(RequestArguments arguments) {
        List<String> options = new ArrayList<>();
        if (arguments.flag("headless", false)) options.add("--headless");
        String scene = arguments.string("scene", "");
        if (!scene.isEmpty()) options.addAll(List.of("--scene", scene));
        options.addAll(arguments.strings("args"));
        return options;
    }

    private synchronized @Nullable Object begin() {
        if (stage != Stage.LAUNCHED) throw new DapRequestException("'configurationDone' was sent twice");
        stage = Stage.PLAYING;
        if (launchRequest != null) client.respond(launchRequest, null);
        launched.complete(launch);
        return null;
    }

    private synchronized void connect(LoopRequests queue) {
        requests = queue;
        if (isQuitAsked) queue.submit(new Quit(0));
    }

    private synchronized void quit() {
        isQuitAsked = true;
        if (requests != null) requests.submit(new Quit(0));
        if (stage.compareTo(Stage.PLAYING) < 0) launched.complete(null);
    }

    private synchronized void restart() {
        if (requests == null || stage != Stage.PLAYING) throw new DapRequestException("no game is running");
        requests.submit(new SoftReset(LoopNames.GAME));
    }

    /** Disconnects the editor; the game ends, or continues without a debugger. */
    private void disconnect(boolean ends) {
        if (hasDisconnected) return;
        hasDisconnected = true;
        if (debugger != null) debugger.submit(debugger::detach);
        if (ends || stage.compareTo(Stage.PLAYING) < 0) quit();
    }

    // breakpoints

    private void addBreakpointHandlers() {
        atOnce.put("setBreakpoints", this::setBreakpoints);
        atOnce.put("setExceptionBreakpoints", arguments -> {
            Set<String> filters = Set.copyOf(arguments.strings("filters"));
            debugger().submit(() -> debugger().setErrorFilters(filters));
            return null;
        });
    }

    private Object setBreakpoints(RequestArguments arguments) {
        SourceFiles files = sources;
        Breakpoints points = breakpoints;
        if (files == null || points == null) throw new DapRequestException("there is no game");
        RequestArguments source = arguments.object("source");
        int number = source.number("sourceReference", 0);
        String file = number > 0 ? files.name(number) : files.gameFile(source.string("path"));
        if (file == null) return Map.of("breakpoints", refused(arguments, "the file is not a script of the game"));
        List<Breakpoint> set = points.set(file, arguments.list("breakpoints"), firstLine);
        debugger().submit(debugger()::updateBreakpoints);
        return Map.of(
                "breakpoints", set.stream().map(each -> each.toMap(firstLine)).toList());
    }

    private static List<Map<String, Object>> refused(RequestArguments arguments, String reason) {
        List<Map<String, Object>> refused = new ArrayList<>();
        for (RequestArguments each : arguments.list("breakpoints"))
            refused.add(Map.of("verified", false, "line", each.number("line"), "message", reason));
        return refused;
    }

    private GameDebugger debugger() {
        if (debugger == null) throw new DapRequestException("there is no game");
        return debugger;
    }

    // inspection

    private void addInspectionHandlers() {
        atOnce.put("source", arguments -> {
            SourceFiles files = sources;
            if (files == null) throw new DapRequestException("there is no game");
            return Map.of("content", files.text(arguments.number("sourceReference")), "mimeType", "text/x-lua");
        });
        inGame.put("threads", arguments -> Map.of("threads", debugger().threads()));
        inGame.put("stackTrace", arguments -> debugger()
                .stopped()
                .stack(
                        arguments.number("threadId"),
                        arguments.number("startFrame", 0),
                        arguments.number("levels", 0),
                        firstLine));
        inGame.put("scopes", arguments -> Map.of("scopes", debugger().stopped().scopes(arguments.number("frameId"))));
        inGame.put(
                "variables",
                arguments -> Map.of("variables", debugger().stopped().variables(arguments)));
        inGame.put("setVariable", arguments -> debugger().stopped().setVariable(arguments));
        inGame.put("evaluate", arguments -> debugger().evaluate(arguments));
        inGame.put("exceptionInfo", arguments -> debugger().lastError());
    }

    // stepping

    private void addStepHandlers() {
        inGame.put("continue", arguments -> {
            debugger().resume(arguments.number("threadId", 0), StepMode.CONTINUE);
            return Map.of("allThreadsContinued", true);
        });
        inGame.put("next", arguments -> step(arguments, StepMode.STEP_OVER));
        inGame.put("stepIn", arguments -> step(arguments, StepMode.STEP_INTO));
        inGame.put("stepOut", arguments -> step(arguments, StepMode.STEP_OUT));
        inGame.put("pause", arguments -> {
            debugger().pause();
            return null;
        });
    }

    private @Nullable Object step(RequestArguments arguments, StepMode pace) {
        debugger().resume(arguments.number("threadId"), pace);
        return null;
    }
}
