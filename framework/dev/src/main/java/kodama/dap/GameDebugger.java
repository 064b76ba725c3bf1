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
 * The debugger on the side of the game: hears where scripts stop, holds the game there, and does meanwhile what the
 * editor asks. Owned by the game thread, but for {@link #submit}.
 */
final class GameDebugger implements FrameHook, DebugListener {
    /** So long a held game waits for the editor between two of its frames. */
    private static final long PATIENCE_MILLIS = 5;

    /** What is to be told of a stop. */
    private record Stop(String reason, String description, String text, List<Integer> breakpoints) {}

    private final DapClient editor;
    private final SourceFiles sources;
    private final Breakpoints breakpoints;
    private final boolean isOff;
    private final int firstLine;
    private final BlockingQueue<Runnable> asked = new LinkedBlockingQueue<>();

    private @Nullable World world;
    private @Nullable BreakpointHandler holder;
    private @Nullable Debugger debugger;

    /** Null while the game goes on. */
    private @Nullable StoppedGame stopped;

    /** The highest number by which the editor knows something of a stop; none is used twice. */
    private int numbers;

    private String stoppedAt = "";

    /** Whether the editor has said how the game goes on. */
    private boolean isAnswered;

    /** How it goes on; null for as it was asked before. */
    private @Nullable StepMode answer;

    /** Whether a reset or the end of the program has ended a stop: until then nothing stops any more. */
    private boolean isEnding;

    /** What the next stop is, unless there is a breakpoint: entry, pause or step. */
    private String expected = "step";

    private Set<String> errors = Set.of("uncaught");
    private String lastError = "";

    private volatile boolean isOver;

    /** Whether the editor has gone, and the game goes on without it. */
    private boolean isDetached;

    /**
     * @param isOff whether nothing is to stop
     * @param stopsOnEntry whether the first line is to
     * @param firstLine what the editor calls the first line of a file: 0 or 1
     */
    GameDebugger(
            DapClient editor,
            SourceFiles sources,
            Breakpoints breakpoints,
            boolean isOff,
            boolean stopsOnEntry,
            int firstLine) {
        this.editor = editor;
        this.sources = sources;
        this.breakpoints = breakpoints;
        this.isOff = isOff;
        this.firstLine = firstLine;
        if (stopsOnEntry) expected = "entry";
    }

    /** Has something done on the game thread: while a script is stopped at once, else when the frame is over. */
    void submit(Runnable command) {
        asked.add(command);
        if (isOver) drain();
    }

    /** The game is over; who asks something of it learns that from now on, from any thread. */
    void end() {
        world = null;
        debugger = null;
        isOver = true;
        drain();
    }

    /** Does what has been asked for. */
    void drain() {
        for (Runnable next = asked.poll(); next != null; next = asked.poll()) next.run();
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
        drain(); // what was asked before there was a game
        if (debugger == null || isDetached) return;
        for (Breakpoint moved : breakpoints.placeAgain())
            editor.sendEvent("breakpoint", Map.of("reason", "changed", "breakpoint", moved.toMap(firstLine)));
        updateBreakpoints();
        if (expected.equals("entry")) debugger.pause();
    }

    /** The marked lines have changed. */
    void updateBreakpoints() {
        if (debugger != null && !isDetached) debugger.setBreakpoints(breakpoints.lines());
    }

    /** Chooses the errors to stop at: {@code caught}, {@code uncaught}, both or none. */
    void setErrorFilters(Set<String> wanted) {
        errors = wanted;
    }

    /** Lets the game go on for good. */
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
        List<Integer> met = isStop ? met(coroutine, here) : List.of();
        if (!met.isEmpty()) return hold(here, coroutine, new Stop("breakpoint", "", "", met));
        return endsStep ? hold(here, coroutine, new Stop(expected, "", "", List.of())) : null;
    }

    /** The breakpoints on a line that want it to stop; the others tell what they have to tell. */
    private List<Integer> met(Coroutine coroutine, StoppedGame here) {
        List<Integer> met = new ArrayList<>();
        for (Breakpoint each : breakpoints.at(coroutine.location())) {
            if (!holds(each, here) || !each.countHit()) continue;
            if (each.message().isEmpty()) met.add(each.id());
            else sendOutput("console", here.interpolate(each.message()) + "\n", coroutine.location());
        }
        return met;
    }

    /** A condition that fails is told where it fails, and stops, so that it is seen. */
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
    public @Nullable StepMode failed(Coroutine coroutine, String message, boolean isTaken) {
        if (isEnding || isDetached || world == null) return null;
        if (!errors.contains(isTaken ? "caught" : "uncaught")) return null;
        lastError = message;
        String description = isTaken ? "at an error that pcall takes" : "at an error";
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
        editor.sendEvent("stopped", told(stop, here.thread()));
        if (holder != null) holder.pauseWhile(this::isHeld);
        stopped = null;
        numbers = here.lastReference();
        if (!isAnswered) endStop(here);
        return answer;
    }

    private void endStop(StoppedGame here) {
        isEnding = true;
        answer(StepMode.CONTINUE);
        editor.sendEvent("continued", Map.of("threadId", here.thread(), "allThreadsContinued", true));
    }

    private void answer(@Nullable StepMode pace) {
        isAnswered = true;
        answer = pace;
    }

    private static Map<String, Object> told(Stop stop, int thread) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("reason", stop.reason);
        if (!stop.description.isEmpty()) told.put("description", stop.description);
        told.put("threadId", thread);
        told.put("allThreadsStopped", true);
        if (!stop.text.isEmpty()) told.put("text", stop.text);
        if (!stop.breakpoints.isEmpty()) told.put("hitBreakpointIds", stop.breakpoints);
        return told;
    }

    private boolean isHeld() {
        try {
            Runnable first = asked.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            if (first != null) first.run();
            drain();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return false;
        }
        return !isAnswered;
    }

    /** Where the game is held, as {@code enemies/popcorn.lua:12}; null while it goes on. */
    @Nullable
    String stoppedAt() {
        return stopped == null ? null : stoppedAt;
    }

    // what the editor asks

    /**
     * The game that stands still.
     *
     * @throws DapRequestException if it does not
     */
    StoppedGame stopped() {
        if (stopped == null)
            throw new DapRequestException(isOver ? "no game is running" : "the game is running; pause it first");
        return stopped;
    }

    /** All tasks, also while the game goes on. */
    List<Map<String, Object>> threads() {
        if (stopped != null) return stopped.threads();
        return world == null
                ? List.of(Map.of("id", TaskThreads.SCRIPTS, "name", "scripts"))
                : new TaskThreads(world).list(TaskThreads.SCRIPTS);
    }

    /** Goes on; a task that waits is followed instead of the one that has stopped. */
    void resume(int thread, StepMode pace) {
        StoppedGame here = stopped();
        Coroutine routine = here.coroutine(thread);
        boolean isOther = pace != StepMode.CONTINUE && thread != here.thread();
        if (isOther && routine == null)
            throw new DapRequestException("there are no steps for this thread, as it has no script");
        if (isOther && routine != null && debugger != null) debugger.step(routine, pace);
        answer(isOther ? null : pace);
    }

    /** Stops at the next line that any script runs. */
    void pause() {
        if (stopped != null) return;
        if (debugger == null) throw new DapRequestException("nothing stops: the game was started without a debugger");
        expected = "pause";
        debugger.pause();
    }

    /** Runs what was typed while the game goes on, or looks at what there is where it stands. */
    Map<String, Object> evaluate(RequestArguments what) {
        if (stopped != null) return stopped.evaluate(what);
        if (world == null || !what.string("context", "repl").equals("repl")) stopped();
        World now = world;
        if (now == null) throw new DapRequestException("no game is running");
        return new StoppedGame(now, sources, null, numbers).evaluate(what);
    }

    Map<String, Object> lastError() {
        return Map.of("exceptionId", lastError, "description", lastError, "breakMode", "always");
    }

    // output

    /** Sends a line that was printed, with the line of the script that prints it. */
    void sendOutput(String category, String text, @Nullable String place) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("category", category);
        told.put("output", text);
        int colon = place == null ? -1 : place.lastIndexOf(':');
        if (place != null && colon > 0) {
            told.put("source", sources.source(place.substring(0, colon)));
            told.put("line", Integer.parseInt(place.substring(colon + 1)) - 1 + firstLine);
        }
        editor.sendEvent("output", told);
    }

    /** The line of a script that runs; null if none does. For the game thread. */
    @Nullable
    String place() {
        return world == null ? null : world.scripts().lua().location();
    }
}
