package kodama.script.task;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.lua.ActiveLabel;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.RepeatedCall;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Task;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A task whose behavior is a Lua coroutine: it is resumed once per tick, and ends when its function returns.
 *
 * <p>What it draws while it runs is recorded in its own draw list, which is shown until it runs again.
 */
public final class LuaTask extends ScriptedTask {
    /**
     * The behavior of a task.
     *
     * @param style style in which the task is written
     * @param origin the script's function, or the first of several, whose place names the task in messages; if there is
     *     none, the line that spawned it
     * @param routine the function that runs as the task's coroutine
     */
    record Body(TaskStyle style, LuaValue origin, LuaFunction routine) {
        Body(LuaFunction function) {
            this(TaskStyle.ROUTINE, function, function);
        }
    }

    /** Work that Java does in each tick while the coroutine waits for its end, such as a movement. */
    public interface RepeatedWork {
        /**
         * Does the work of a tick.
         *
         * @return false if the coroutine has to be resumed in this tick
         */
        boolean continues();

        /**
         * Prefetches what {@link #continues} needs, shortly before it.
         *
         * @param step 0 for the object itself, 1 for those that it refers to
         * @return a meaningless sum
         */
        int prefetch(int step);
    }

    /** What all tasks of a world need to run. */
    record Runtime(LuaMachine machine, RunningTask running, GameTime time) {}

    /** The result of {@code wait_for} after a timeout. */
    private static final Varargs TIMEOUT = LuaValue.varargsOf(LuaValue.NIL, LuaValue.valueOf("timeout"));

    private boolean isFirstRun = true;
    private boolean isRunning;
    private boolean hasReturned;

    // the fields that a run starts with come first, so that they are in memory next to those of ScriptedTask that
    // frames read

    private final Runtime runtime;

    /** Work that is done instead of resuming the coroutine; null for none. */
    private @Nullable RepeatedWork work;

    /** Created at the first run, so that a task that is not spawned leaves nothing behind. */
    private @Nullable Coroutine coroutine;

    /** Returns the results of the current wait for the coroutine; null if it only waits for time. */
    private @Nullable Supplier<Varargs> result;

    /** Arguments of its function at the first run, and its results after the last. */
    private Varargs values;

    private @Nullable DrawList picture;
    private @Nullable DrawHook hook;

    // behavior
    private final TaskStyle style;
    private final LuaValue origin;
    private final LuaFunction function;

    private LuaValue state = LuaValue.NIL;
    private Varargs stateArguments = LuaValue.NONE;

    /** @param arguments arguments of its function at the first run */
    LuaTask(Runtime runtime, Body body, Varargs arguments) {
        this.runtime = runtime;
        this.values = arguments;
        style = body.style;
        origin = body.origin;
        function = body.routine;
    }

    @Override
    protected boolean update(double dt) {
        if (work != null && continues(work)) return true;
        Varargs given = waitResults();
        if (picture != null) picture.clear();
        isRunning = true;
        Varargs returned = resume(given);
        isRunning = false;
        if (coroutine().isDead()) end(returned);
        else if (!isAlive()) coroutine().kill();
        isFirstRun = false;
        return !coroutine().isDead() || staysInPicture();
    }

    /** Does repeated work, for which the coroutine need not be resumed. Returns whether that is all for this tick. */
    private boolean continues(RepeatedWork inJava) {
        if (picture != null) picture.clear();
        int before = runtime.running.beginRun();
        try {
            if (inJava.continues()) return true;
        } finally {
            runtime.running.end(before);
        }
        work = null;
        return false;
    }

    @Override
    protected int prefetchUpdate(int step) {
        if (work != null) return step > 1 ? 0 : prefetchDraw(step) + work.prefetch(step);
        int sum = prefetchNumbers(step);
        return coroutine == null ? sum : sum + coroutine.prefetch(step);
    }

    private Varargs resume(Varargs given) {
        int before = runtime.running.beginRun();
        try {
            return coroutine().resume(given);
        } finally {
            runtime.running.end(before);
        }
    }

    private Coroutine coroutine() {
        if (coroutine == null) coroutine = runtime.machine.coroutine(function);
        return coroutine;
    }

    /** A task that returns while a transition covers the picture stays in it, as it is, until the scene ends. */
    private boolean staysInPicture() {
        boolean stays = isAlive() && services().holdsScene() && style != TaskStyle.HANDLER && endsWithScene();
        if (stays) suspend();
        return stays;
    }

    private boolean endsWithScene() {
        for (Task task = this; task != null; task = task.parent()) if (task.isPersistent()) return false;
        return true;
    }

    private void end(Varargs returned) {
        hasReturned = isAlive();
        values = returned;
        if (isFirstRun && isAlive()) services().endedAtOnce(origin(), style, table());
    }

    /** Returns the results of the wait for the coroutine; none if it has only waited for time, as in most cases. */
    private Varargs waitResults() {
        if (result != null) return takeResult(result);
        Varargs given = values;
        if (given != LuaValue.NONE) values = LuaValue.NONE;
        return given;
    }

    private Varargs takeResult(Supplier<Varargs> by) {
        result = null;
        return by.get();
    }

    private Varargs eventArguments() {
        return hasReceived() ? toLua(received()).raw() : TIMEOUT;
    }

    /** Returns whether its function has run at least once. */
    boolean hasRun() {
        return !isFirstRun;
    }

    /** Returns whether an error has ended its function. */
    public boolean hasFailed() {
        return isRunning && !isAlive();
    }

    @Override
    boolean hasReturned() {
        return hasReturned;
    }

    /** An event handler acts for the task that has it. */
    @Override
    public Task subject() {
        Task owner = parent();
        return style == TaskStyle.HANDLER && owner != null ? owner.subject() : this;
    }

    /**
     * Returns the local variables of its function, or of the innermost function called, at the line where it waits;
     * none before its first run.
     */
    public Map<String, Object> locals() {
        return coroutine == null || coroutine.isDead() ? Map.of() : new LinkedHashMap<>(Lua.locals(coroutine));
    }

    /** Returns the coroutine of its function; null before its first run. */
    public @Nullable Coroutine routine() {
        return coroutine;
    }

    @Override
    void end() {
        if (coroutine != null && coroutine.isSuspended()) coroutine.kill();
        if (hook != null) hook.end();
    }

    /** Returns the labels of the active calls, the innermost first. */
    public List<ActiveLabel> labels() {
        return coroutine == null ? List.of() : coroutine.labels();
    }

    @Override
    protected int bytes() {
        return super.bytes() + (coroutine == null ? 0 : coroutine.bytes());
    }

    @Override
    Values results() {
        return coroutine == null ? Values.NONE : Values.of(values);
    }

    @Override
    Object toEventArgument(Values values) {
        return values;
    }

    // waits

    /** Waits for at least one tick. */
    public void waitTicks(double ticks) {
        sleep(ticks);
    }

    /**
     * Does work in each of the next ticks, until it returns false; then the coroutine is resumed. A profiled coroutine
     * is resumed in each tick, which measures the work.
     *
     * @param inJava the work for which the coroutine waits
     */
    void repeat(RepeatedWork inJava) {
        if (coroutine().yieldListener() == null) work = inJava;
    }

    /** Waits until it is woken. */
    public void waitUntilWoken() {
        suspend();
    }

    /** Waits for an event; the coroutine is resumed with the arguments of the event. */
    public void waitForEvent(String event) {
        waitFor(event);
        result = this::eventArguments;
    }

    /** Waits for an event, but at most for this many ticks. */
    public void waitForEvent(String event, double ticks) {
        waitFor(event, ticks);
        result = this::eventArguments;
    }

    /** Waits for the end of another living task; the coroutine is resumed with the results of that task's function. */
    public void awaitEnd(ScriptedTask other) {
        await(other);
        result = () -> other.results().raw();
    }

    boolean runsIn(Coroutine other) {
        return coroutine == other;
    }

    // style

    @Override
    public boolean isInStates() {
        return style == TaskStyle.STATES;
    }

    /** Returns the function that is called in each tick, in state style. */
    LuaValue state() {
        return state;
    }

    /** Sets the function that is called from the next tick on, with these arguments after the usual ones. */
    public void setState(Value function, Values arguments) {
        if (isTraced()) logTransition("state " + placeOf(state) + " -> " + placeOf(function.raw()));
        state = function.raw();
        stateArguments = arguments.raw();
    }

    /** Returns the additional arguments of the state. */
    Varargs stateArguments() {
        return stateArguments;
    }

    /** Returns the length of this tick, in seconds. */
    LuaValue dt() {
        return LuaValue.valueOf(runtime.time.dt() * timeScale());
    }

    /** Returns the function that is called in this tick, in phase style. */
    LuaValue phaseFunction() {
        LuaTable phases = phaseTable();
        if (phases == null) throw new LuaException("a task's 'phases' must stay a table");
        LuaValue function = phases.rawget(phaseNames().key(phase(), phases));
        if (!function.isfunction()) phaseNames().require(phases, phase());
        return function;
    }

    @Override
    @Nullable
    LuaTable phaseTable() {
        boolean hasPhases = style == TaskStyle.PHASES;
        return hasPhases && fields().rawget("phases") instanceof LuaTable phases ? phases : null;
    }

    @Override
    protected String kind() {
        return origin();
    }

    /** Returns the place where the function is written, as {@code enemies/popcorn.lua:12}. */
    @Override
    protected String origin() {
        return placeOf(origin);
    }

    /**
     * Returns the current line; between two calls of a state or phase and before the first run, a function's beginning.
     */
    @Override
    public String location() {
        String line = coroutine == null ? null : coroutine.location();
        if (line != null) return line;
        LuaValue next = isInStates() ? state : phaseIfAny();
        return next.isfunction() ? placeOf(next) : origin();
    }

    @Override
    String line() {
        return location();
    }

    private LuaValue phaseIfAny() {
        LuaTable phases = phaseTable();
        return phases == null ? LuaValue.NIL : phases.rawget(phaseNames().key(phase(), phases));
    }

    private static String placeOf(LuaValue function) {
        if (function instanceof ScriptFunction written) return written.start();
        return function instanceof LuaFunction other ? other.name() : function.tojstring();
    }

    // drawing

    /** Returns the draw list of the running task. */
    DrawList picture() {
        if (picture == null) picture = new DrawList();
        setDrawn(true);
        return picture;
    }

    @Override
    public void draw(DrawList list) {
        if (isHidden()) return;
        if (picture != null) list.append(picture, shiftX(), shiftY());
        drawSprite(list);
        if (mayHave(FieldNames.DRAW) && !services().names().draw.get(fields()).isnil()) hook().draw(list);
    }

    private DrawHook hook() {
        if (hook == null) hook = new DrawHook();
        return hook;
    }

    /** Calls the task's {@code draw} function once per frame, which draws directly into the frame. */
    private final class DrawHook extends RepeatedCall {
        private final Coroutine calls = runtime.machine.coroutine(this);

        void draw(DrawList list) {
            int before = runtime.running.beginDrawing(LuaTask.this, list);
            try {
                calls.resume(LuaValue.NONE);
            } finally {
                runtime.running.endDrawing(before);
            }
            if (!isAlive()) end();
        }

        /** Ends with its task; if the task ends while it draws, after it has drawn. */
        void end() {
            if (calls.isSuspended()) calls.kill();
        }

        @Override
        protected LuaValue function() {
            LuaValue function = services().names().draw.get(fields());
            if (function.isfunction()) return function;
            throw new LuaException("a task's 'draw' must be a function but was a " + function.typename());
        }

        @Override
        protected Varargs arguments() {
            return fields();
        }

        @Override
        protected boolean isDone(Varargs results) {
            return false;
        }
    }
}
