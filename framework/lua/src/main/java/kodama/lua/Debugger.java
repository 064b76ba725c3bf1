package kodama.lua;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import kodama.lua.DebugListener.StepMode;
import kodama.lua.value.LuaText;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Stops a machine's scripts at lines and steps through them. Belongs to the machine's thread; the listener is called at
 * each stop, before the line runs.
 */
public final class Debugger implements Hook {

    /*
     * 1. A function with breakpoints is interpreted, from a copy of its instructions that contains stops. Other
     *    functions are not affected, so nothing is slower without breakpoints.
     * 2. At a stop of a coroutine without a hook, the debugger becomes its hook for one instruction, which its
     *    BreakpointCode lets through, and is removed before the next.
     * 3. During a step the coroutine has the hook until the step ends, even while it waits for its next tick.
     * 4. A pause, and a step into the next code whatever it is, puts stops at all lines of all functions.
     * 5. While the listener runs nothing stops, so it may run scripts of its own.
     */

    private static final int FIRST_PURGE = 100;

    private final LuaMachine machine;
    private final DebugListener listener;

    /** All functions of files, each on its own: a chunk may be collected while its functions still run. */
    private final List<WeakReference<FunctionCode>> functions = new ArrayList<>();

    private int nextPurge = FIRST_PURGE;

    /** The breakpoints of each file. */
    private Map<String, Set<Integer>> lines = Map.of();

    /** Whether there are stops at all lines of all functions. */
    private boolean isEverywhere;

    /** The call that has stopped and whose next instruction must run without another stop. */
    private @Nullable Call passing;

    // the current step

    private @Nullable Coroutine stepping;
    private StepMode stepMode = StepMode.CONTINUE;
    private int depth;
    private int line;
    private int lastPc;

    private boolean isListening;

    /** The value of the last error that was reported. */
    private @Nullable LuaValue lastReported;

    /**
     * Attaches a debugger to a machine.
     *
     * @param machine a machine that has not loaded any scripts to debug
     * @param listener called when scripts stop
     */
    public Debugger(LuaMachine machine, DebugListener listener) {
        this.machine = machine;
        this.listener = listener;
        machine.debugHook = this;
    }

    // breakpoints

    /**
     * Replaces all breakpoints.
     *
     * @param byFile for each file, named as in messages, the lines from 1
     */
    public void setBreakpoints(Map<String, Set<Integer>> byFile) {
        lines = Map.copyOf(byFile);
        armAll();
    }

    /** Stops the next script that runs at its next line. */
    public void pause() {
        stepping = null;
        stopEverywhere(true);
    }

    /** Removes all breakpoints and ends the current step and pause; scripts run as without a debugger. */
    public void detach() {
        stepping = null;
        isEverywhere = false;
        setBreakpoints(Map.of());
    }

    private void stopEverywhere(boolean wanted) {
        if (isEverywhere == wanted) return;
        isEverywhere = wanted;
        armAll();
    }

    private void armAll() {
        for (WeakReference<FunctionCode> each : functions) {
            FunctionCode function = each.get();
            if (function != null) arm(function);
        }
    }

    private void arm(FunctionCode code) {
        BitSet stops = new BitSet();
        if (isEverywhere || lines.containsKey(code.source()))
            code.lineStarts().stream()
                    .filter(pc -> isEverywhere || isChosen(code, pc))
                    .forEach(stops::set);
        if (!stops.isEmpty() || code.hasStops()) code.setStops(stops, machine.translationThreshold);
    }

    private boolean isChosen(FunctionCode code, int pc) {
        Set<Integer> chosen = lines.get(code.source());
        return chosen != null && chosen.contains(code.line(pc));
    }

    /** Only files count: scripts may load any number of other chunks. */
    @Override
    public void loaded(FunctionCode chunk) {
        if (!chunk.source().endsWith(".lua")) return;
        if (functions.size() > nextPurge) purge();
        add(chunk);
    }

    private void add(FunctionCode function) {
        functions.add(new WeakReference<>(function));
        arm(function);
        for (FunctionCode child : function.children) add(child);
    }

    private void purge() {
        functions.removeIf(each -> each.get() == null);
        nextPurge = 2 * functions.size() + FIRST_PURGE;
    }

    // instructions

    @Override
    public int[] instructions(FunctionCode code) {
        return code.breakpointCode().instructions();
    }

    @Override
    public boolean mayRun(Call call) {
        FunctionCode code = call.script().code;
        int pc = call.pc - 1;
        if (passing == call) return passed(code, pc);
        Coroutine co = call.coroutine;
        boolean isStop = code.stopsAt(pc);
        boolean wasWatched = co.hook == this; // otherwise the interpreter runs the instructions without BreakpointCode
        if (!isListening && (isStop || co == stepping)) check(call, pc);
        if (wasWatched && (isStop || co == stepping)) return passed(code, pc);
        co.hook = wasWatched ? null : this;
        passing = wasWatched ? null : call;
        call.pc--;
        return false;
    }

    private boolean passed(FunctionCode code, int pc) {
        passing = null;
        code.breakpointCode().permit(pc);
        return true;
    }

    private void check(Call call, int pc) {
        Coroutine co = call.coroutine;
        FunctionCode code = call.script().code;
        boolean isStart = code.lineStarts().get(pc);
        boolean isStop = isStart && isChosen(code, pc);
        boolean endsStep = endsStep(call, pc, isStart);
        if (co == stepping && co.callCount() <= depth) lastPc = pc;
        if (isStop || endsStep) continueWith(call, notifyListener(call, () -> listener.stopped(co, isStop, endsStep)));
    }

    private boolean endsStep(Call call, int pc, boolean isStart) {
        if (stepping == null) return isEverywhere && isStart;
        if (call.coroutine != stepping) return isStart && endsStepElsewhere(stepping);
        int calls = stepping.callCount();
        if (calls < depth) return true;
        if (!isStart || stepMode == StepMode.STEP_OUT) return false;
        if (calls > depth) return stepMode == StepMode.STEP_INTO;
        return call.script().code.line(pc) != line || pc <= lastPc;
    }

    /** A step also enters coroutines that this one resumes, but not what runs while this one waits. */
    private boolean endsStepElsewhere(Coroutine from) {
        boolean isWithin = stepMode == StepMode.STEP_INTO && from.status == Coroutine.NORMAL;
        if (!isWithin) stopEverywhere(false);
        return isWithin;
    }

    private void continueWith(Call call, @Nullable StepMode chosen) {
        if (chosen != null) step(call.coroutine, call, chosen);
    }

    /**
     * Starts a step of a coroutine that waits or has stopped; replaces the current step.
     *
     * @param coroutine one that is waiting, or is at a stop
     * @param chosen how far it runs
     */
    public void step(Coroutine coroutine, StepMode chosen) {
        step(coroutine, coroutine.innermostScript(), chosen);
    }

    private void step(Coroutine co, @Nullable Call from, StepMode chosen) {
        stepMode = chosen;
        stepping = chosen == StepMode.CONTINUE ? null : co;
        depth = co.callCount();
        lastPc = from == null ? 0 : from.pc - 1;
        line = from == null ? 0 : from.line();
        if (stepping != null) stepping.hook = this;
        stopEverywhere(chosen == StepMode.STEP_INTO);
    }

    /** Calls the listener; scripts that it runs use neither this script's budget nor its registers. */
    private @Nullable StepMode notifyListener(Call call, Supplier<@Nullable StepMode> notification) {
        Coroutine co = call.coroutine;
        int limit = call.limit;
        int top = co.top;
        @Nullable StepMode[] answer = {null};
        call.limit = Math.max(limit, top);
        isListening = true;
        try {
            machine.withOwnBudget(() -> answer[0] = notification.get());
        } finally {
            isListening = false;
            call.limit = limit;
            co.top = top;
        }
        return answer[0];
    }

    @Override
    public void failed(Coroutine co, LuaError error) {
        LuaValue value = error.getMessageObject();
        Call call = co.innermostScript();
        if (isListening || call == null || value == lastReported) return;
        lastReported = value;
        boolean isCaught = isCaught(co);
        continueWith(call, notifyListener(call, () -> listener.failed(co, text(value), isCaught)));
    }

    private static String text(LuaValue value) {
        return ValueText.isPlain(value)
                ? LuaText.utf8(ValueText.ofPlain(value))
                : "(error object is a " + value.typename() + " value)";
    }

    /** Whether a protected call catches the error, perhaps in a coroutine that has resumed this one. */
    private boolean isCaught(Coroutine failed) {
        for (Coroutine co = failed; co != null; co = co.resumer()) {
            for (Call call = co.frame; call != null; call = call.caller)
                if (call.resumable instanceof ProtectedCall) return true;
            if (co.isOwnedByJava) return false; // its owner reports and handles the error
            Coroutine resumer = co.resumer();
            if (resumer != null && isResumed(resumer)) return true;
        }
        return false;
    }

    private boolean isResumed(Coroutine by) {
        List<CallLevels.Level> calls = CallLevels.of(by);
        return !calls.isEmpty()
                && "coroutine.resume".equals(machine.libraryName(calls.get(0).function()));
    }

    // not needed without call events

    @Override
    public void called(Call call) {}

    @Override
    public void began() {}

    @Override
    public void ends(Call call) {}

    @Override
    public Varargs call(LuaValue plain, Varargs args) {
        return plain.invoke(args);
    }

    @Override
    public boolean wasJustSet() {
        return false;
    }
}
