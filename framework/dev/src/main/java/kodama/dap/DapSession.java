package kodama.dap;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
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
import kodama.file.GameFiles;
import kodama.lua.DebugListener.StepMode;
import kodama.request.LoopNames;
import kodama.request.LoopRequest.Quit;
import kodama.request.LoopRequest.SoftReset;
import kodama.request.LoopRequests;
import org.jspecify.annotations.Nullable;

/**
 * A debug session with an editor, from its first request to the end of the game. Requests are checked, also their
 * order;
 * an invalid one is refused and does not end the game.
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

    private final MessageStream frames;
    private final DapClient editor;
    private final GameLauncher game;
    private final Map<String, Handler> atOnce = new TreeMap<>();
    private final Map<String, Handler> inGame = new TreeMap<>();
    private final CompletableFuture<@Nullable DebugLaunch> wanted = new CompletableFuture<>();
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

    DapSession(MessageStream frames, GameLauncher game) {
        this.frames = frames;
        editor = new DapClient(frames);
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
        DebugLaunch first = wanted.join();
        if (first == null) return 0;
        int code = game.play(first);
        end(code);
        return code;
    }

    private void end(int code) {
        synchronized (this) {
            stage = Stage.ENDED;
        }
        editor.sendEvent("exited", Map.of("exitCode", code));
        editor.sendEvent("terminated", Map.of());
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
            byte[] message = frames.read();
            while (message != null && !hasDisconnected) {
                take(message);
                message = hasDisconnected ? null : frames.read();
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
        editor.sendEvent("output", Map.of("category", "stderr", "output", "kodama dap: " + text + "\n"));
    }

    private void take(DapRequest request) {
        try {
            checkOrder(request.command());
        } catch (DapRequestException early) {
            editor.reject(request, String.valueOf(early.getMessage()));
            return;
        }
        Handler handler = inGame.get(request.command());
        GameDebugger there = debugger;
        if (handler != null && there != null) there.submit(() -> answer(request, handler));
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
            editor.respond(request, handler.answer(request.arguments()));
        } catch (DapRequestException wrong) {
            editor.reject(request, String.valueOf(wrong.getMessage()));
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            editor.reject(request, "'" + request.command() + "' failed: " + failed);
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

    private synchronized Object initialize(RequestArguments asked) {
        firstLine = asked.flag("linesStartAt1", true) ? 1 : 0;
        stage = Stage.INITIALIZED;
        return Capabilities.ALL;
    }

    /** The response is sent when the game starts, or at once if it cannot. */
    private void launch(DapRequest request) {
        try {
            prepare(request.arguments());
        } catch (DapRequestException wrong) {
            editor.reject(request, String.valueOf(wrong.getMessage()));
            return;
        }
        launchRequest = request;
        editor.sendEvent("initialized", Map.of());
    }

    private synchronized void prepare(RequestArguments asked) {
        Path folder = folder(asked.string("program", "."));
        SourceFiles found = new SourceFiles(open(folder));
        Breakpoints marks = new Breakpoints(found);
        GameDebugger there = new GameDebugger(
                editor, found, marks, asked.flag("noDebug", false), asked.flag("stopOnEntry", false), firstLine);
        launch = new DebugLaunch(
                folder,
                options(asked),
                there,
                new StoppedNotice(there::stoppedAt),
                EditorOutput.stdout(there::sendOutput, there::place),
                EditorOutput.stderr(there::sendOutput),
                this::connect);
        sources = found;
        breakpoints = marks;
        debugger = there;
        stage = Stage.LAUNCHED;
    }

    /** The game's folder; an editor may name its game.lua instead. */
    private static Path folder(String program) {
        try {
            Path path = Path.of(program);
            Path parent = path.toAbsolutePath().getParent();
            boolean isFile =
                    path.getFileName() != null && path.getFileName().toString().equals("game.lua");
            return isFile && parent != null ? parent : path;
        } catch (InvalidPathException wrong) {
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

    private static List<String> options(RequestArguments asked) {
        List<String> options = new ArrayList<>();
        if (asked.flag("headless", false)) options.add("--headless");
        String scene = asked.string("scene", "");
        if (!scene.isEmpty()) options.addAll(List.of("--scene", scene));
        options.addAll(asked.strings("args"));
        return options;
    }

    private synchronized @Nullable Object begin() {
        if (stage != Stage.LAUNCHED) throw new DapRequestException("'configurationDone' was sent twice");
        stage = Stage.PLAYING;
        if (launchRequest != null) editor.respond(launchRequest, null);
        wanted.complete(launch);
        return null;
    }

    private synchronized void connect(LoopRequests queue) {
        requests = queue;
        if (isQuitAsked) queue.submit(new Quit(0));
    }

    private synchronized void quit() {
        isQuitAsked = true;
        if (requests != null) requests.submit(new Quit(0));
        if (stage.compareTo(Stage.PLAYING) < 0) wanted.complete(null);
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
        atOnce.put("setExceptionBreakpoints", asked -> {
            Set<String> filters = Set.copyOf(asked.strings("filters"));
            there().submit(() -> there().setErrorFilters(filters));
            return null;
        });
    }

    private Object setBreakpoints(RequestArguments asked) {
        SourceFiles files = sources;
        Breakpoints marks = breakpoints;
        if (files == null || marks == null) throw new DapRequestException("there is no game");
        RequestArguments source = asked.object("source");
        int number = source.number("sourceReference", 0);
        String file = number > 0 ? files.name(number) : files.gameFile(source.string("path"));
        if (file == null) return Map.of("breakpoints", refused(asked, "the file is not a script of the game"));
        List<Breakpoint> set = marks.set(file, asked.list("breakpoints"), firstLine);
        there().submit(there()::updateBreakpoints);
        return Map.of(
                "breakpoints", set.stream().map(each -> each.toMap(firstLine)).toList());
    }

    private static List<Map<String, Object>> refused(RequestArguments asked, String reason) {
        List<Map<String, Object>> refused = new ArrayList<>();
        for (RequestArguments each : asked.list("breakpoints"))
            refused.add(Map.of("verified", false, "line", each.number("line"), "message", reason));
        return refused;
    }

    private GameDebugger there() {
        if (debugger == null) throw new DapRequestException("there is no game");
        return debugger;
    }

    // inspection

    private void addInspectionHandlers() {
        atOnce.put("source", asked -> {
            SourceFiles files = sources;
            if (files == null) throw new DapRequestException("there is no game");
            return Map.of("content", files.text(asked.number("sourceReference")), "mimeType", "text/x-lua");
        });
        inGame.put("threads", asked -> Map.of("threads", there().threads()));
        inGame.put("stackTrace", asked -> there().stopped()
                .stack(asked.number("threadId"), asked.number("startFrame", 0), asked.number("levels", 0), firstLine));
        inGame.put("scopes", asked -> Map.of("scopes", there().stopped().scopes(asked.number("frameId"))));
        inGame.put("variables", asked -> Map.of("variables", there().stopped().variables(asked)));
        inGame.put("setVariable", asked -> there().stopped().setVariable(asked));
        inGame.put("evaluate", asked -> there().evaluate(asked));
        inGame.put("exceptionInfo", asked -> there().lastError());
    }

    // stepping

    private void addStepHandlers() {
        inGame.put("continue", asked -> {
            there().resume(asked.number("threadId", 0), StepMode.CONTINUE);
            return Map.of("allThreadsContinued", true);
        });
        inGame.put("next", asked -> step(asked, StepMode.STEP_OVER));
        inGame.put("stepIn", asked -> step(asked, StepMode.STEP_INTO));
        inGame.put("stepOut", asked -> step(asked, StepMode.STEP_OUT));
        inGame.put("pause", asked -> {
            there().pause();
            return null;
        });
    }

    private @Nullable Object step(RequestArguments asked, StepMode pace) {
        there().resume(asked.number("threadId"), pace);
        return null;
    }
}
