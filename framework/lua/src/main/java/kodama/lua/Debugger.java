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
 * Stops the scripts of a machine at lines, and lets them go on in steps. Belongs to the machine's thread; what is to
 * happen at a stop happens within it, before the line has run.
 */
public final class Debugger implements Hook {

    /*
     * 1. A function with lines to stop at is run by the interpreter, on a copy of its instructions that has stops in
     *    them; all others are not touched. Without a line to stop at nothing is slower.
     * 2. At a stop of a coroutine that no one watches, the debugger becomes the coroutine's hook for one instruction,
     *    which its Traps let through, and is taken away before the next.
     * 3. A coroutine that is stepped through has the hook until the step ends, also while it waits for its next tick.
     * 4. A pause, and a step into whatever comes next, has all functions stop at all lines.
     * 5. While the listener has its say nothing stops: it may run scripts of its own.
     */

    private static final int FIRST_TIDYING = 100;

    private final LuaMachine machine;
    private final DebugListener listener;

    /** All functions of files, each by itself: a chunk has gone once it has run, while its functions still run. */
    private final List<WeakReference<FunctionCode>> functions = new ArrayList<>();

    private int nextTidying = FIRST_TIDYING;

    /** By file, where to stop. */
    private Map<String, Set<Integer>> lines = Map.of();

    /** Whether all lines of all functions are stops. */
    private boolean isEverywhere;

    /** A call that has stopped, and whose next instruction runs without being asked for again. */
    private @Nullable Call passing;

    // the step under way

    private @Nullable Coroutine stepping;
    private StepMode pace = StepMode.CONTINUE;
    private int depth;
    private int line;
    private int lastPc;

    private boolean isListening;

    /** The value of the error that was told last. */
    private @Nullable LuaValue told;

    /**
     * Begins to look on at a machine, for as long as that lives.
     *
     * @param machine has loaded nothing so far that is to be stopped
     * @param listener hears where scripts have come to
     */
    public Debugger(LuaMachine machine, DebugListener listener) {
        this.machine = machine;
        this.listener = listener;
        machine.debugHook = this;
    }

    // where to stop

    /**
     * Chooses the lines to stop at, instead of those before.
     *
     * @param byFile by file, as messages name it, its lines from 1
     */
    public void setBreakpoints(Map<String, Set<Integer>> byFile) {
        lines = Map.copyOf(byFile);
        armAll();
    }

    /** Has the script that runs next stop at its next line. */
    public void pause() {
        stepping = null;
        stopEverywhere(true);
    }

    /** Forgets all lines, the step under way and a pause: scripts run as if no one looked on. */
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

    /** What is put together while the game runs is no file, and may be as much as scripts like. */
    @Override
    public void loaded(FunctionCode chunk) {
        if (!chunk.source().endsWith(".lua")) return;
        if (functions.size() > nextTidying) tidy();
        add(chunk);
    }

    private void add(FunctionCode function) {
        functions.add(new WeakReference<>(function));
        arm(function);
        for (FunctionCode child : function.children) add(child);
    }

    private void tidy() {
        functions.removeIf(each -> each.get() == null);
        nextTidying = 2 * functions.size() + FIRST_TIDYING;
    }

    // what runs

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
        boolean wasWatched = co.hook == this; // else the interpreter runs the words without Traps
        if (!isListening && (isStop || co == stepping)) look(call, pc);
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

    private void look(Call call, int pc) {
        Coroutine co = call.coroutine;
        FunctionCode code = call.script().code;
        boolean isStart = code.lineStarts().get(pc);
        boolean isStop = isStart && isChosen(code, pc);
        boolean endsStep = endsStep(call, pc, isStart);
        if (co == stepping && co.callCount() <= depth) lastPc = pc;
        if (isStop || endsStep) goOn(call, tell(call, () -> listener.stopped(co, isStop, endsStep)));
    }

    private boolean endsStep(Call call, int pc, boolean isStart) {
        if (stepping == null) return isEverywhere && isStart;
        if (call.coroutine != stepping) return isStart && endsStepElsewhere(stepping);
        int calls = stepping.callCount();
        if (calls < depth) return true;
        if (!isStart || pace == StepMode.STEP_OUT) return false;
        if (calls > depth) return pace == StepMode.STEP_INTO;
        return call.script().code.line(pc) != line || pc <= lastPc;
    }

    /** A step goes into what is run within it; what runs while it waits is none of its business. */
    private boolean endsStepElsewhere(Coroutine from) {
        boolean isWithin = pace == StepMode.STEP_INTO && from.status == Coroutine.NORMAL;
        if (!isWithin) stopEverywhere(false);
        return isWithin;
    }

    private void goOn(Call call, @Nullable StepMode chosen) {
        if (chosen != null) step(call.coroutine, call, chosen);
    }

    /**
     * Has a coroutine stop that stands still, wherever it goes on; takes the place of a step under way.
     *
     * @param coroutine one that waits, or is at a stop
     * @param chosen how far it goes
     */
    public void step(Coroutine coroutine, StepMode chosen) {
        step(coroutine, coroutine.innermostScript(), chosen);
    }

    private void step(Coroutine co, @Nullable Call from, StepMode chosen) {
        pace = chosen;
        stepping = chosen == StepMode.CONTINUE ? null : co;
        depth = co.callCount();
        lastPc = from == null ? 0 : from.pc - 1;
        line = from == null ? 0 : from.line();
        if (stepping != null) stepping.hook = this;
        stopEverywhere(chosen == StepMode.STEP_INTO);
    }

    /** Scripts that the listener runs must not use up what this one may, nor the registers that it has in use. */
    private @Nullable StepMode tell(Call call, Supplier<@Nullable StepMode> telling) {
        Coroutine co = call.coroutine;
        int limit = call.limit;
        int top = co.top;
        @Nullable StepMode[] answer = {null};
        call.limit = Math.max(limit, top);
        isListening = true;
        try {
            machine.withOwnBudget(() -> answer[0] = telling.get());
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
        if (isListening || call == null || value == told) return;
        told = value;
        boolean isTaken = isTaken(co);
        goOn(call, tell(call, () -> listener.failed(co, text(value), isTaken)));
    }

    private static String text(LuaValue value) {
        return ValueText.isPlain(value)
                ? LuaText.utf8(ValueText.ofPlain(value))
                : "(error object is a " + value.typename() + " value)";
    }

    /** Whether a protected call is around it, also in a coroutine that has resumed this one. */
    private boolean isTaken(Coroutine failed) {
        for (Coroutine co = failed; co != null; co = co.resumer()) {
            for (Call call = co.frame; call != null; call = call.caller)
                if (call.resumable instanceof ProtectedCall) return true;
            if (co.isOwnedByJava) return false; // who runs it tells of the error, and takes it
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

    // what only those want to know who follow calls

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
