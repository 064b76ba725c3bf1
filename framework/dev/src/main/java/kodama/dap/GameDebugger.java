package kodama.dap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import kodama.loop.FrameHook;
import kodama.loop.World;
import kodama.lua.Coroutine;
import kodama.lua.DebugListener;
import kodama.lua.Debugger;
import kodama.lua.bind.ScriptCall;
import kodama.script.debug.BreakpointHandler;
import org.jspecify.annotations.Nullable;

/**
 * The game's end of the debugger. It is called when a script stops, holds the game there, and executes the editor's
 * requests until it is resumed. Owned by the game thread, except {@link #submit}.
 */
final class GameDebugger implements FrameHook, DebugListener {
    /** How long a held game waits for requests between two frames. */
    private static final long PATIENCE_MILLIS = 5;

    /** Body of a {@code stopped} event. */
    private record Stop(String reason, String description, String text, List<Integer> breakpoints) {}

    private final DapClient client;
    private final SourceFiles sources;
    private final Breakpoints breakpoints;
    private final boolean isOff;
    private final int firstLine;
    private final BlockingQueue<Runnable> commands = new LinkedBlockingQueue<>();

    private @Nullable World world;
    private @Nullable BreakpointHandler holder;
    private @Nullable Debugger debugger;

    /** Null while the game runs. */
    private @Nullable StoppedGame stopped;

    /** The highest reference sent to the editor so far; references are never reused. */
    private int numbers;

    private String stoppedAt = "";

    /** Whether the editor has resumed the game. */
    private boolean isAnswered;

    /** How the game is resumed; null to keep the current step. */
    private @Nullable StepMode answer;

    /** Whether a reset or the end of the program has ended a stop; nothing stops until the next world begins. */
    private boolean isEnding;

    /** Reason of the next stop that is not a breakpoint: entry, pause or step. */
    private String expected = "step";

    private Set<String> errors = Set.of("uncaught");
    private String lastError = "";

    private volatile boolean isOver;

    /** Whether the editor has disconnected and the game continues without it. */
    private boolean isDetached;

    /**
     * Creates a debugger for a game that has not started yet.
     *
     * @param isOff whether the game never stops
     * @param stopsOnEntry whether the game stops at the first line
     * @param firstLine the editor's number of a file's first line: 0 or 1
     */
    GameDebugger(
            DapClient client,
            SourceFiles sources,
            Breakpoints breakpoints,
            boolean isOff,
            boolean stopsOnEntry,
            int firstLine) {
        this.client = client;
        this.sources = sources;
        this.breakpoints = breakpoints;
        this.isOff = isOff;
        this.firstLine = firstLine;
        if (stopsOnEntry) expected = "entry";
    }

    /** Runs a command on the game thread: at once while a script is stopped, otherwise at the end of the frame. */
    void submit(Runnable command) {
        commands.add(command);
        if (isOver) drain();
    }

    /** Ends the debugger with the game. From now on, requests are executed on the calling thread and get an error. */
    void end() {
        world = null;
        debugger = null;
        isOver = true;
        drain();
    }

    /** Runs all submitted commands. */
    void drain() {
        for (Runnable next = commands.poll(); next != null; next = commands.poll()) next.run();
    }

    @Override
    public void afterDraw(long frames) {
        drain();
    }

    @Override
    public void beginWorld(World begun, BreakpointHandler with) {
        world = begun;
        holder = with;
        isEnding = false;
        if (!isOff && !isDetached)
            debugger = ScriptCall.debugger(begun.scripts().lua(), this);
        drain(); // requests from before the world
        if (debugger == null || isDetached) return;
        for (Breakpoint moved : breakpoints.placeAgain())
            client.sendEvent("breakpoint", Map.of("reason", "changed", "breakpoint", moved.toMap(firstLine)));
        updateBreakpoints();
        if (expected.equals("entry")) debugger.pause();
    }

    /** Applies changed breakpoints. */
    void updateBreakpoints() {
        if (debugger != null && !isDetached) debugger.setBreakpoints(breakpoints.lines());
    }

    /** Chooses the errors that stop the game: {@code caught}, {@code uncaught}, both or none. */
    void setErrorFilters(Set<String> filters) {
        errors = filters;
    }

    /** Resumes the game; it does not stop any more. */
    void detach() {
        isDetached = true;
        if (debugger != null) debugger.detach();
        answer(StepMode.CONTINUE);
    }

    // stops

    @Override
    public @Nullable StepMode stopped(Coroutine coroutine, boolean isStop, boolean endsStep) {
        if (isEnding || isDetached || world == null) return StepMode.CONTINUE;
        StoppedGame here = new StoppedGame(world, sources, coroutine, numbers);
        List<Integer> hit = isStop ? met(coroutine, here) : List.of();
        if (!hit.isEmpty()) return hold(here, coroutine, new Stop("breakpoint", "", "", hit));
        return endsStep ? hold(here, coroutine, new Stop(expected, "", "", List.of())) : null;
    }

    /** The breakpoints hit at a line. Log points log their message instead. */
    private List<Integer> met(Coroutine coroutine, StoppedGame here) {
        List<Integer> hit = new ArrayList<>();
        for (Breakpoint each : breakpoints.at(coroutine.location())) {
            if (!holds(each, here) || !each.countHit()) continue;
            if (each.message().isEmpty()) hit.add(each.id());
            else sendOutput("console", here.interpolate(each.message()) + "\n", coroutine.location());
        }
        return hit;
    }

    /** A condition that fails is reported and counts as true, so that it is noticed. */
    private boolean holds(Breakpoint breakpoint, StoppedGame here) {
        try {
            return breakpoint.condition().isEmpty() || here.isTrue(breakpoint.condition());
        } catch (DapRequestException wrong) {
            sendOutput(
                    "stderr",
                    "condition '" + breakpoint.condition() + "': " + wrong.getMessage() + "\n",
                    breakpoint.file() + ":" + breakpoint.line());
            return true;
        }
    }

    @Override
    public @Nullable StepMode failed(Coroutine coroutine, String message, boolean isCaught) {
        if (isEnding || isDetached || world == null) return null;
        if (!errors.contains(isCaught ? "caught" : "uncaught")) return null;
        lastError = message;
        String description = isCaught ? "at an error caught by pcall" : "at an error";
        return hold(
                new StoppedGame(world, sources, coroutine, numbers),
                coroutine,
                new Stop("exception", description, message, List.of()));
    }

    private @Nullable StepMode hold(StoppedGame here, Coroutine coroutine, Stop stop) {
        stopped = here;
        stoppedAt = String.valueOf(coroutine.location());
        expected = "step";
        isAnswered = false;
        client.sendEvent("stopped", body(stop, here.thread()));
        if (holder != null) holder.pauseWhile(this::isHeld);
        stopped = null;
        numbers = here.lastReference();
        if (!isAnswered) endStop(here);
        return answer;
    }

    private void endStop(StoppedGame here) {
        isEnding = true;
        answer(StepMode.CONTINUE);
        client.sendEvent("continued", Map.of("threadId", here.thread(), "allThreadsContinued", true));
    }

    private void answer(@Nullable StepMode pace) {
        isAnswered = true;
        answer = pace;
    }

    private static Map<String, Object> body(Stop stop, int thread) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("reason", stop.reason);
        if (!stop.description.isEmpty()) body.put("description", stop.description);
        body.put("threadId", thread);
        body.put("allThreadsStopped", true);
        if (!stop.text.isEmpty()) body.put("text", stop.text);
        if (!stop.breakpoints.isEmpty()) body.put("hitBreakpointIds", stop.breakpoints);
        return body;
    }

    private boolean isHeld() {
        try {
            Runnable first = commands.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            if (first != null) first.run();
            drain();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return false;
        }
        return !isAnswered;
    }

    /** Where the game is stopped, such as {@code enemies/popcorn.lua:12}; null while it runs. */
    @Nullable
    String stoppedAt() {
        return stopped == null ? null : stoppedAt;
    }

    // requests

    /**
     * The stopped game.
     *
     * @throws DapRequestException if the game is not stopped
     */
    StoppedGame stopped() {
        if (stopped == null)
            throw new DapRequestException(isOver ? "no game is running" : "the game is running; pause it first");
        return stopped;
    }

    /** All tasks; can be called while the game runs. */
    List<Map<String, Object>> threads() {
        if (stopped != null) return stopped.threads();
        return world == null
                ? List.of(Map.of("id", TaskThreads.SCRIPTS, "name", "scripts"))
                : new TaskThreads(world).list(TaskThreads.SCRIPTS);
    }

    /** Resumes the game. A step in the thread of another task, which is waiting, follows that task. */
    void resume(int thread, StepMode pace) {
        StoppedGame here = stopped();
        Coroutine routine = here.coroutine(thread);
        boolean isOther = pace != StepMode.CONTINUE && thread != here.thread();
        if (isOther && routine == null)
            throw new DapRequestException("there are no steps for this thread, as it has no script");
        if (isOther && routine != null && debugger != null) debugger.step(routine, pace);
        answer(isOther ? null : pace);
    }

    /** Stops at the next line of any script. */
    void pause() {
        if (stopped != null) return;
        if (debugger == null)
            throw new DapRequestException("the game cannot be paused: it was started without debugging");
        expected = "pause";
        debugger.pause();
    }

    /** Evaluates an expression in the stopped game, or entered code while the game runs. */
    Map<String, Object> evaluate(RequestArguments arguments) {
        if (stopped != null) return stopped.evaluate(arguments);
        if (world == null || !arguments.string("context", "repl").equals("repl")) stopped();
        World now = world;
        if (now == null) throw new DapRequestException("no game is running");
        return new StoppedGame(now, sources, null, numbers).evaluate(arguments);
    }

    Map<String, Object> lastError() {
        return Map.of("exceptionId", lastError, "description", lastError, "breakMode", "always");
    }

    // output

    /** Sends printed text with the line of the script that printed it. */
    void sendOutput(String category, String text, @Nullable String place) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("category", category);
        body.put("output", text);
        int colon = place == null ? -1 : place.lastIndexOf(':');
        if (place != null && colon > 0) {
            body.put("source", sources.source(place.substring(0, colon)));
            body.put("line", Integer.parseInt(place.substring(colon + 1)) - 1 + firstLine);
        }
        client.sendEvent("output", body);
    }

    /** The line of the running script; null for none. For the game thread only. */
    @Nullable
    String place() {
        return world == null ? null : world.scripts().lua().location();
    }
}
