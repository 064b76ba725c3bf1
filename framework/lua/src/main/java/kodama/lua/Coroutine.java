package kodama.lua;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.lua.error.MessageError;
import kodama.lua.limit.Budget;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.Hashes;
import kodama.lua.value.ObjectNames;
import kodama.lua.value.SequencedObject;
import kodama.lua.value.VarargsArray;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A Lua coroutine: its frames and registers are on the heap, without a thread. Owned by its machine's thread. */
public final class Coroutine extends LuaValue implements SequencedObject {

    static final int SUSPENDED = 0;
    static final int RUNNING = 1;
    static final int NORMAL = 2;
    static final int DEAD = 3;
    private static final String[] STATUS = {"suspended", "running", "normal", "dead"};

    /** Most registers of one coroutine; the limit of the reference implementation. */
    private static final int MAX_REGISTERS = 1_000_000;

    /** Registers reserved for the handlers of a stack overflow. */
    private static final int RESERVE = 10_000;

    /** Most nested resumable functions; the reference implementation's limit for C functions. */
    static final int MAX_NESTED = 200;

    /** Most labels in a traceback; more of them come from infinite recursion. */
    private static final int MAX_LABELS = 200;

    /** Number of values that are copied for free; more count against the budget. */
    private static final int FREE_COPIES = InstructionCosts.FEW_RESULTS;

    /** Smallest size of the register array, once there is one. */
    private static final int MIN_CAPACITY = 8;

    // sizes of objects on a 64-bit JVM, in bytes
    private static final int SHELL = 96;
    private static final int FRAME = 80;
    private static final int PLACE = 4;

    private static final LuaValue[] NO_REGISTERS = new LuaValue[0];
    private static final double[] NO_NUMBERS = new double[0];

    // The JVM lays out fields by size: four bytes, one, references, each in the order of this file. The fields that a
    // resume uses are the last of the integers and the first of the references, so they are neighbors in memory.

    /** The sequence number among the machine's objects. */
    final int sequence;

    /** The next instruction of a translated function that continues in another of its parts. */
    int nextPartPc;

    /** The end of an open list of arguments or results. */
    int top;

    // what a resume uses

    /** Number of active calls from Java; while there are any, the coroutine cannot yield. */
    int javaCalls;

    /** First register above the translated functions that have no frames yet; calls from Java use those above. */
    int floor;

    /** Register below which the registers of translated functions must end. */
    int ceiling;

    /** Register at which the depth of translated calls is 0; negative if other coroutines run translated code below. */
    int depthOrigin;

    /** The first register of the translated function that was entered from its frame. */
    int enteredBase;

    /** Registers of the innermost call that are in {@link #numbers} instead of the stack, one bit each. */
    int spilled;

    /** One of the four constants above; an integer, because a reference is slower to store at each resume. */
    int status = SUSPENDED;

    /** Whether translated functions run above the innermost frame, or above the frame that shadow frames begin at. */
    boolean isInJava;

    /** Whether shadow frames exist for the current translated calls. */
    boolean hasShadowFrames;

    /** Set when the interpreter must return to Java with {@link #transfer}. */
    boolean isLeaving;

    /** Whether the interpreter has exited only to be entered again at once. */
    boolean isStopped;

    /** Whether it waits in a call whose results are not used. */
    boolean ignoresResults;

    /** Whether a plain Java function runs on behalf of a resumable one; its errors have no position. */
    boolean calledFromNative;

    /** Whether Java has created it and alone may resume it. */
    boolean isOwnedByJava;

    final LuaMachine machine;

    /** The machine's budget. */
    final Budget budget;

    /** The innermost call, or null before the start and after the end. */
    @Nullable
    Call frame;

    LuaValue[] stack = NO_REGISTERS;

    /** Spill slots, see {@link UnboxedSpills}. */
    double[] numbers = NO_NUMBERS;

    /** The coroutine that has resumed it last; null for Java. */
    private @Nullable Coroutine resumer;

    /** The hook set by {@code debug.sethook} or a debugger, or null. */
    @Nullable
    Hook hook;

    /** Called when it yields and resumes; null for none. */
    @Nullable
    YieldListener yieldListener;

    @Nullable
    Upvalue openUpvalues;

    /** Values in transit: arguments for {@link #target}, or values passed by a yield. */
    Varargs transfer = NONE;

    // the rest

    /** The function that a resumable function asks to call, with {@link #transfer}. */
    LuaValue target = NIL;

    /** The first call of the list of frames, which are reused. */
    private @Nullable Call first;

    /** The plain function that translated code is calling, saved while another coroutine runs. */
    @Nullable
    LuaValue called;

    /** The error for which it has exited; it is not thrown, because throwing is slow. */
    @Nullable
    LuaError raised;

    /** The function that the coroutine will run. */
    private LuaValue body;

    Coroutine(LuaMachine machine, LuaValue body) {
        this.machine = machine;
        this.budget = machine.budget;
        this.body = body;
        this.sequence = machine.nextSequence();
    }

    /**
     * Prefetches what a resume needs: reads a little of it, so that it is in the processor's cache.
     *
     * @param step 0 for the coroutine, 1 for its registers and innermost call, 2 and 3 for the state of a waiting Java
     *     function
     * @return a meaningless sum
     */
    public int prefetch(int step) {
        if (step == 0) return yieldListener == null ? status : 0;
        Call call = frame;
        if (call == null) return 0;
        return step == 1 ? prefetchRegisters() + call.pc : call.prefetch(step);
    }

    private int prefetchRegisters() {
        return stack.length + (numbers.length == 0 ? 0 : (int) numbers[0]);
    }

    /**
     * Runs the coroutine until it yields or ends.
     *
     * @param args arguments of the function at the first resume, later the results of {@code yield}
     * @return the values that the coroutine yielded or returned
     * @throws LuaFailure if an error ends the coroutine, or if it is not suspended
     */
    public Varargs resume(Varargs args) {
        return machine.engine().resumeFromJava(this, args);
    }

    /**
     * Returns the status, as {@code coroutine.status} does.
     *
     * @return {@code suspended}, {@code running}, {@code normal} or {@code dead}
     */
    public String status() {
        return STATUS[status];
    }

    /**
     * Whether the coroutine has ended.
     *
     * @return true after a return, an error or {@link #kill}
     */
    public boolean isDead() {
        return status == DEAD;
    }

    /** Whether the coroutine is suspended. */
    public boolean isSuspended() {
        return status == SUSPENDED;
    }

    /**
     * Whether Java has created the coroutine and alone may resume it.
     *
     * @return true if scripts must not resume or close it
     */
    public boolean isOwnedByJava() {
        return isOwnedByJava;
    }

    /** Whether it may yield: it may not during a call from Java, which cannot wait. */
    public boolean isYieldable() {
        return this != machine.mainCoroutine() && javaCalls == 0;
    }

    /** Returns its sequence number among the machine's objects. */
    public int sequence() {
        return sequence;
    }

    /** Returns the number of active calls. */
    public int callCount() {
        materializeCalls();
        int calls = 0;
        for (Call call = frame; call != null; call = call.caller) calls++;
        return calls;
    }

    /** Returns the running Lua function, or null while a Java function runs. */
    @Nullable
    public ScriptFunction runningFunction() {
        materializeCalls();
        return frame == null ? null : frame.function;
    }

    /**
     * Returns the current line.
     *
     * @return the innermost script line as {@code file:line}, or null if the coroutine has ended
     */
    public @Nullable String location() {
        if (isDead()) return null;
        Call call = innermostScript();
        if (call != null) return call.location();
        return body instanceof ScriptFunction function ? function.start() : null;
    }

    /**
     * Returns the listener for yields and resumes.
     *
     * @return the listener, or null
     */
    public @Nullable YieldListener yieldListener() {
        return yieldListener;
    }

    /**
     * Sets the listener for yields and resumes.
     *
     * @param listener the listener, or null for none
     */
    public void setYieldListener(@Nullable YieldListener listener) {
        yieldListener = listener;
    }

    /**
     * Returns the coroutine that continues when this one yields.
     *
     * @return the coroutine that has resumed it; null if Java has, or if it does not run
     */
    public @Nullable Coroutine resumer() {
        return status == NORMAL || machine.execution.running == this ? resumer : null;
    }

    /** Records that another coroutine, or Java if null, has resumed it. */
    void setResumer(@Nullable Coroutine other) {
        if (resumer != other) resumer = other; // usually unchanged, and a store would be slower
        status = RUNNING;
    }

    /**
     * Returns the labels of the active calls.
     *
     * @return innermost first; at most 200
     */
    public List<ActiveLabel> labels() {
        materializeCalls();
        List<ActiveLabel> labels = new ArrayList<>();
        for (Call call = frame; call != null && labels.size() < MAX_LABELS; call = call.caller)
            if (call.state instanceof CallLabel label) labels.add(new ActiveLabel(label, call.callerLocation()));
        return labels;
    }

    /**
     * Returns the active calls, as {@code debug.traceback} formats them.
     *
     * @return several lines, innermost call first
     */
    public String traceback() {
        return machine.engine().traceback(this);
    }

    /**
     * Ends a suspended coroutine; it cannot be resumed again.
     *
     * @throws IllegalStateException if the coroutine is running
     */
    public void kill() {
        if (status == RUNNING || status == NORMAL)
            throw new IllegalStateException("kill() called on a running coroutine");
        end();
    }

    /**
     * Estimates the coroutine's memory. The result is the same whether its functions are translated or not.
     *
     * @return size of its active calls of Lua functions, in bytes, without the objects that values refer to
     */
    public int bytes() {
        materializeCalls();
        int bytes = SHELL;
        for (Call call = frame; call != null; call = call.caller)
            if (call.function != null) bytes += FRAME + PLACE * call.function.code.registers;
        return bytes;
    }

    void end() {
        markDead();
        closeUpvalues(0);
        frame = null;
        first = null;
        stack = NO_REGISTERS;
        spilled = 0;
        numbers = NO_NUMBERS;
        transfer = NONE;
        target = NIL;
    }

    /** Marks the coroutine as dead; after an error its calls stay for the traceback. */
    void markDead() {
        if (isOwnedByJava && status != DEAD) machine.ended(this);
        status = DEAD;
    }

    /** Returns the function for the first resume; later nil. */
    LuaValue takeBody() {
        LuaValue taken = body;
        if (taken != NIL) body = NIL;
        return taken;
    }

    /** Returns the innermost call of a Lua function, also after an error has ended the coroutine. */
    @Nullable
    Call innermostScript() {
        materializeCalls();
        Call call = frame;
        while (call != null && call.function == null) call = call.caller;
        return call;
    }

    /** Makes shadow frames for calls of translated code. */
    void materializeCalls() {
        if (isInJava && !hasShadowFrames) machine.engine().materializeCalls(this);
    }

    /** Returns the depth of translated calls on the Java stack, in registers; 0 if there are none. */
    int javaDepth() {
        return isInJava ? floor - depthOrigin : 0;
    }

    /** Returns the innermost call of a running coroutine; it always exists. */
    Call innermost() {
        assert frame != null : "no active call";
        return frame;
    }

    // registers

    /** Grows the register array to at least {@code end} registers. */
    LuaValue[] reserve(int end) {
        return end <= stack.length ? stack : grow(end);
    }

    private LuaValue[] grow(int end) {
        if (end > MAX_REGISTERS - RESERVE && end > limitNow()) throw new MessageError("stack overflow");
        int length = stack.length < 64 ? Math.max(MIN_CAPACITY, end) : capacityFor(end);
        LuaValue[] larger = Arrays.copyOf(stack, length);
        Arrays.fill(larger, stack.length, length, NIL);
        for (Upvalue open = openUpvalues; open != null; open = open.lower) open.slots = larger;
        return stack = larger;
    }

    private int capacityFor(int end) {
        int most = MAX_REGISTERS - RESERVE;
        return end > most ? MAX_REGISTERS : Math.max(end, Math.min(stack.length * 2, most));
    }

    private int limitNow() {
        return machine.handlers().isRunning() ? MAX_REGISTERS : MAX_REGISTERS - RESERVE;
    }

    // calls

    /** Pushes the frame of a Lua function whose arguments follow it in the registers. */
    Call push(ScriptFunction function, int func, int args, int wanted, int kind) {
        charge(function.code, args);
        return open(function, func, args, wanted, kind);
    }

    private void charge(FunctionCode code, int args) {
        if (!machine.budget.spend(code.callCost + (args >> 2))) machine.nextSlice(code);
    }

    private Call open(ScriptFunction function, int func, int args, int wanted, int kind) {
        FunctionCode code = function.code;
        int base = func + 1;
        LuaValue[] registers = reserve(base + args + code.registers + code.parameters);
        if (code.isVararg) base = spreadVarargs(registers, base, args, code.parameters);
        else for (int i = args; i < code.parameters; i++) registers[base + i] = NIL;
        Call call = nextCall();
        call.function = function;
        call.resumable = null;
        call.func = func;
        call.extras = func + 1 + code.parameters;
        call.base = base;
        call.limit = base + code.registers;
        call.pc = 0;
        call.wanted = wanted;
        call.kind = kind;
        call.nesting = call.caller == null ? 0 : call.caller.nesting;
        call.isTail = false;
        call.isShadow = false;
        frame = call;
        if (machine.stopsAtCalls) isLeaving = isStopped = true;
        return call;
    }

    /** Reuses a frame for a tail-called function. */
    void replace(Call call, ScriptFunction function, int from, int args) {
        charge(function.code, args); // before the frame changes, which an error would name
        if (openUpvalues != null) closeUpvalues(call.base);
        int func = call.func;
        System.arraycopy(stack, from, stack, func, args + 1);
        int wanted = call.wanted;
        int kind = call.kind;
        frame = call.caller;
        try {
            open(function, func, args, wanted, kind).isTail = true;
        } catch (RuntimeException | Error refused) {
            frame = call; // errors refer to the innermost frame
            throw refused;
        }
    }

    /** Moves results down to the caller: {@code wanted} of them, padded with nil; if -1, all, with {@link #top} set. */
    void copyResults(int from, int count, int to, int wanted) {
        LuaValue[] registers = wanted > count ? reserve(to + wanted) : stack;
        int copied = wanted < 0 ? count : Math.min(count, wanted);
        if (copied > FREE_COPIES) machine.charge(copied >> 2);
        System.arraycopy(registers, from, registers, to, copied);
        for (int i = copied; i < wanted; i++) registers[to + i] = NIL;
        if (wanted < 0) top = to + count;
    }

    /** Stores results of a translated function for its caller, and charges for them as {@link #copyResults} does. */
    void copyResults(Varargs results, int to, int wanted) {
        int count = wanted < 0 ? results.narg() : wanted;
        LuaValue[] registers = reserve(to + count);
        int copied = Math.min(count, results.narg());
        if (copied > FREE_COPIES) machine.charge(copied >> 2);
        VarargsArray.copy(results, registers, to, count);
        if (wanted < 0) top = to + count;
    }

    /** Stores results that are not in registers. */
    void storeResults(Varargs results, int to, int wanted) {
        int count = wanted < 0 ? results.narg() : wanted;
        LuaValue[] registers = reserve(to + count);
        if (count > FREE_COPIES) machine.charge(count);
        VarargsArray.copy(results, registers, to, count);
        if (wanted < 0) top = to + count;
    }

    /** Copies a call's varargs into registers; returns the register array, which may be a new one. */
    LuaValue[] copyVarargs(Call call, int to, int wanted) {
        int first = call.extras;
        int count = Math.max(call.base - first, 0);
        int copied = wanted < 0 ? count : Math.min(count, wanted);
        if (copied > FREE_COPIES) machine.charge(copied >> 2);
        LuaValue[] registers = reserve(to + Math.max(copied, wanted));
        System.arraycopy(registers, first, registers, to, copied);
        for (int i = copied; i < wanted; i++) registers[to + i] = NIL;
        if (wanted < 0) top = to + count;
        return registers;
    }

    /** Returns the values of consecutive registers. */
    Varargs values(int from, int count) {
        LuaValue[] registers = stack;
        return switch (count) {
            case 0 -> NONE;
            case 1 -> registers[from];
            case 2 -> varargsOf(registers[from], registers[from + 1]);
            default -> VarargsArray.of(Arrays.copyOfRange(registers, from, from + count));
        };
    }

    /** Returns the values to pass to Java. */
    Varargs leave() {
        Varargs values = transfer;
        isLeaving = false;
        if (values != NONE) transfer = NONE;
        return values;
    }

    /** Copies the named parameters above the varargs. */
    static int spreadVarargs(LuaValue[] registers, int first, int args, int parameters) {
        int base = first + args;
        for (int i = 0; i < parameters; i++) {
            registers[base + i] = i < args ? registers[first + i] : NIL;
            if (i < args) registers[first + i] = NIL;
        }
        return base;
    }

    /** Pushes the frame of a resumable function. */
    Call push(Resumable function, int func, int wanted, int kind) {
        int nesting = frame == null ? 1 : frame.nesting + 1;
        if (nesting > MAX_NESTED) throw new MessageError("C stack overflow");
        Call call = nextCall();
        call.nesting = nesting;
        call.function = null;
        call.resumable = function;
        call.state = null;
        call.func = func;
        call.base = func;
        call.limit = func;
        call.wanted = wanted;
        call.kind = kind;
        call.isTail = false;
        call.isShadow = false;
        frame = call;
        return call;
    }

    /** Returns the frame for the next call; it is reused. */
    Call nextCall() {
        Call caller = frame;
        Call call = caller == null ? first : caller.next;
        return call != null ? call : addCall(caller);
    }

    private Call addCall(@Nullable Call caller) {
        Call call = new Call(this, caller);
        if (caller == null) first = call;
        else caller.next = call;
        return call;
    }

    /** Pushes a function and its arguments at the first free register; returns the function's register. */
    int pushArguments(LuaValue function, Varargs args) {
        int func = freeRegister();
        int count = args.narg();
        LuaValue[] registers = reserve(func + 1 + count);
        registers[func] = function;
        VarargsArray.copy(args, registers, func + 1, count);
        return func;
    }

    int freeRegister() {
        return Math.max(floor, frame == null ? 0 : frame.limit);
    }

    // upvalues

    Upvalue upvalue(int index) {
        Upvalue above = null;
        Upvalue open = openUpvalues;
        while (open != null && open.index > index) {
            above = open;
            open = open.lower;
        }
        if (open != null && open.index == index) return open;
        Upvalue made = new Upvalue(stack, index, open);
        if (above == null) openUpvalues = made;
        else above.lower = made;
        return made;
    }

    void closeUpvalues(int from) {
        Upvalue open = openUpvalues;
        while (open != null && open.index >= from) {
            Upvalue lower = open.lower;
            open.close();
            open = lower;
        }
        openUpvalues = open;
    }

    // values

    @Override
    public int type() {
        return TTHREAD;
    }

    @Override
    public String typename() {
        return "thread";
    }

    @Override
    public boolean isthread() {
        return true;
    }

    @Override
    public int hashCode() {
        return Hashes.ofSequence(sequence);
    }

    @Override
    public int stableHash() {
        return hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("thread", sequence);
    }
}
