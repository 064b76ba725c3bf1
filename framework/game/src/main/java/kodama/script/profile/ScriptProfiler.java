package kodama.script.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFrame;
import kodama.lua.ScriptStack;
import kodama.profile.FrameCost;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.StackFrame;
import kodama.profile.StackNode;
import kodama.profile.StackSamples;
import kodama.script.profile.TaskKinds.Kind;
import kodama.script.profile.TaskKinds.Line;
import kodama.task.RunTimeListener;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * Measures which tasks, and which lines of scripts, take how long of a frame, by a combination of timing and sampling:
 *
 * <ol>
 *   <li>The clock is read between two runs of tasks, so that the time of each task is exact.
 *   <li>In addition, a sample is taken every few thousand instructions. The time before the sample is added to the line
 *       that runs at that moment, and to all active functions.
 *   <li>The time of a run after its last sample is added to the next sample of the same kind of task. Most runs end
 *       before a sample is due, so the lines of a kind get their share by how often they are sampled.
 *   <li>At the end of a frame, the costliest tasks and lines are reported to the profiler.
 * </ol>
 *
 * <p>Owned by the game thread.
 */
public final class ScriptProfiler implements RunTimeListener<Task> {
    /** Mean number of instructions between two samples; some microseconds, of which a sample takes one percent. */
    private static final int INSTRUCTIONS = 2_000;

    private static final int FIRST_ROOM = 64;
    private static final FrameCost[] NONE = {};

    private final Profiler profiler;
    private final TaskList tasks;
    private final LuaMachine machine;
    private final ScriptStack stack;
    private final TaskKinds kinds;
    private final SlowFunctions functions;

    /** By slot of the task list. */
    private @Nullable TaskTiming[] timings = new TaskTiming[FIRST_ROOM];

    /** The tasks that ran in this frame. */
    private final List<TaskTiming> ran = new ArrayList<>();

    private final List<Line> lines = new ArrayList<>();
    private final Costliest<TaskTiming> costliestTimings = new Costliest<>(each -> each.nanos);
    private final Costliest<Line> costliestLines = new Costliest<>(line -> line.nanos);

    private boolean isOn;
    private boolean isHeld;

    /** Whether the frame has had a tick. */
    private boolean hasTick;

    private long frame;

    /** When the current run began, and when the last sample was taken; in nanoseconds of the profiler's clock. */
    private long runBegan;

    private long sampled;

    /** The kind that is being drawn; null while tasks run. */
    private @Nullable Kind drawn;

    /** The kind whose finish hook runs, which interrupts what ended the task; null for none. */
    private @Nullable Kind finishing;

    /** Measures nothing until the profiler requests it. */
    public ScriptProfiler(Profiler profiler, TaskList tasks, LuaMachine machine) {
        this.profiler = profiler;
        this.tasks = tasks;
        this.machine = machine;
        stack = new ScriptStack(machine);
        kinds = new TaskKinds(profiler);
        functions = new SlowFunctions(profiler);
    }

    /** Sets whether the game is held. While it is held, drawing and frames without a tick are not measured. */
    public void setHeld(boolean held) {
        isHeld = held;
    }

    /** Begins a tick; starts or stops measuring as requested. */
    public void beginTick() {
        hasTick = true;
        startOrStop();
    }

    /** Begins a picture; starts or stops measuring as requested. */
    public void beginDrawing() {
        startOrStop();
    }

    private void startOrStop() {
        boolean wanted = profiler.measures(ProfilingLevel.TASKS);
        if (wanted != isOn) switchTo(wanted);
        if (isOn) onBegin();
    }

    private void switchTo(boolean on) {
        isOn = on;
        tasks.setRunTimeListener(on ? this : null);
        machine.setSampler(on ? this::sample : null, INSTRUCTIONS);
    }

    // runs

    @Override
    public void onBegin() {
        runBegan = sampled = profiler.now();
    }

    @Override
    public void onRan(Task task) {
        if (finishing != null) {
            endPart(finishing, profiler.now()); // tasks that a finish hook spawns count as the hook
            return;
        }
        TaskTiming of = timingOf(task);
        end(task, of, of.kind);
    }

    /** Called before a task is drawn. */
    public void beginDraw(Task task) {
        if (!isOn) return;
        TaskTiming of = timingOf(task);
        if (of.drawing == null) of.drawing = kinds.drawing(of.kind);
        drawn = of.drawing;
    }

    /** Called after a task was drawn: adds the time since the previous task, or since drawing began, to it. */
    public void endDraw(Task task) {
        if (isOn && drawn != null && !isHeld) end(task, timingOf(task), drawn);
        drawn = null;
    }

    private void end(Task task, TaskTiming of, Kind kind) {
        long now = profiler.now();
        if (of.add(frame, task, now - runBegan)) ran.add(of);
        endPart(kind, now);
    }

    /**
     * Calls a finish hook, whose time does not count for the run in which the task ended. More tasks may end in the
     * hook.
     */
    public void finish(Task task, Runnable hook) {
        if (isOn) finishMeasured(task, hook);
        else hook.run();
    }

    private void finishMeasured(Task task, Runnable hook) {
        Kind before = finishing;
        long soFar = interrupt();
        Kind kind = kinds.finishing(task.kindName());
        finishing = kind;
        try {
            hook.run();
        } finally {
            endPart(kind, profiler.now());
            finishing = before;
            runBegan -= soFar;
        }
    }

    /** Interrupts the current run; returns its time so far. */
    private long interrupt() {
        long now = profiler.now();
        long soFar = now - runBegan;
        if (isInRun()) currentKind().unsampled += now - sampled;
        runBegan = sampled = now;
        return soFar;
    }

    private boolean isInRun() {
        return finishing != null || drawn != null || tasks.current() != null;
    }

    private void endPart(Kind kind, long now) {
        profiler.record(kind.key, now - runBegan);
        kind.unsampled += now - sampled;
        runBegan = sampled = now;
    }

    private TaskTiming timingOf(Task task) {
        int slot = task.slot();
        if (slot >= timings.length) timings = Arrays.copyOf(timings, Math.max(slot + 1, 2 * timings.length));
        TaskTiming known = timings[slot];
        if (known != null && known.id == task.id()) return known;
        TaskTiming made = new TaskTiming(task.id(), kinds.of(task.kindName()), frame);
        timings[slot] = made;
        return made;
    }

    // samples

    private void sample(long since) {
        long now = profiler.now();
        long time = now - sampled;
        sampled = now;
        if (isHeld && drawn != null) return;
        Kind kind = currentKind();
        long all = time + kind.takeUnsampled();
        stack.read(since);
        functions.add(stack, all);
        StackSamples stacks = profiler.stacks();
        if (stacks != null) addStack(stacks.kind(kind.name), kind, all);
        addLine(kind, stack.line(), all);
    }

    private Kind currentKind() {
        if (finishing != null) return finishing;
        if (drawn != null) return drawn;
        Task running = tasks.current();
        return running == null ? kinds.outside() : timingOf(running).kind;
    }

    private void addLine(Kind kind, @Nullable ScriptFrame at, long time) {
        if (at == null || time <= 0) return;
        Line line = kind.line(at);
        if (line.nanos == 0) lines.add(line);
        line.nanos += time;
        if (kind.costliest == null || kind.costliest.nanos < line.nanos) kind.costliest = line;
    }

    private void addStack(StackNode kindNode, Kind kind, long time) {
        StackNode node = kindNode;
        for (int call = stack.depth() - 1; call >= 0; call--) node = node.child(stackFrame(stack.frame(call)));
        node.add(time + kind.takeOwed());
    }

    private static StackFrame stackFrame(ScriptFrame frame) {
        return new StackFrame(frame.function(), frame.location(), frame.begin());
    }

    // the frame

    /** Ends a frame: reports its costliest tasks and lines to the profiler. */
    public void endFrame() {
        boolean counts = !isHeld || hasTick;
        hasTick = false;
        if (!counts) return;
        frame++;
        if (!isOn) return;
        functions.endFrame();
        for (TaskTiming each : ran) costliestTimings.offer(each);
        for (Line line : lines) costliestLines.offer(line);
        profiler.setCosts(
                costs(costliestTimings.kept(), ScriptProfiler::cost),
                costs(costliestLines.kept(), ScriptProfiler::cost));
        forget();
    }

    private static <T> FrameCost[] costs(List<T> from, Function<T, FrameCost> cost) {
        if (from.isEmpty()) return NONE;
        FrameCost[] to = new FrameCost[from.size()];
        for (int i = 0; i < to.length; i++) to[i] = cost.apply(from.get(i));
        return to;
    }

    private static FrameCost cost(TaskTiming timing) {
        Task task = timing.task;
        Line line = timing.kind.costliest;
        String place = line != null ? line.frame.location() : task == null ? "" : task.location();
        return new FrameCost(task == null ? timing.kind.name : task.toString(), place, timing.nanos);
    }

    private static FrameCost cost(Line line) {
        return new FrameCost(line.kind, line.frame.location(), line.nanos);
    }

    private void forget() {
        for (TaskTiming each : ran) each.task = null;
        for (Line line : lines) line.nanos = 0;
        for (Kind kind : kinds.all()) kind.endFrame();
        ran.clear();
        lines.clear();
        costliestTimings.clear();
        costliestLines.clear();
    }

    /** Ends the world: adds the time that no sample has claimed to its kinds of tasks. */
    public void close() {
        StackSamples stacks = profiler.stacks();
        for (Kind kind : kinds.all()) {
            long left = kind.takeUnsampled() + kind.takeOwed();
            if (stacks != null && left > 0) stacks.kind(kind.name).add(left);
        }
    }

    // results

    /** Returns how long a task ran and drew in the last frame, in nanoseconds; 0 if it did not or is not measured. */
    public long lastNanos(Task task) {
        TaskTiming of = findTiming(task);
        return of == null || of.frame != frame - 1 ? 0 : of.nanos;
    }

    /** Returns the mean time of a task per frame, including frames in which it waits, in nanoseconds. */
    public double meanNanos(Task task) {
        TaskTiming of = findTiming(task);
        return of == null ? 0 : (double) (of.before + of.nanos) / Math.max(1, frame - of.since);
    }

    private @Nullable TaskTiming findTiming(Task task) {
        int slot = task.slot();
        TaskTiming of = slot < 0 || slot >= timings.length ? null : timings[slot];
        return of == null || of.id != task.id() ? null : of;
    }
}
