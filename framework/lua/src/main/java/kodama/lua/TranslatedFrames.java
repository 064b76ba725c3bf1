package kodama.lua;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import kodama.lua.translate.TranslatedClass;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * The calls of translated functions that are under way: they have no frames of their own, but Java's stack shows them
 * to whoever must know, at the price of a look at it.
 */
final class TranslatedFrames {

    /** A translated function, and the instruction behind the one it is at; or the call of a resumable function. */
    private record Seen(@Nullable FunctionCode code, int pc) {}

    private static final Seen RESUMABLE = new Seen(null, 0);

    /** What the classes of translated functions were made of. */
    private final Map<Class<?>, WeakReference<FunctionCode>> codes = new WeakHashMap<>();

    void register(TranslatedCode translated, FunctionCode code) {
        codes.put(translated.getClass(), new WeakReference<>(code));
    }

    /** Lets translated functions forget tables, which a collection may take. */
    void forgetTables() {
        for (WeakReference<FunctionCode> each : codes.values()) {
            FunctionCode code = each.get();
            TranslatedCode made = code == null ? null : code.finishedTranslation();
            if (made != null) made.forgetTables();
        }
    }

    /** Gives frames to the calls that translated functions have made since the coroutine's innermost frame. */
    void materialize(Coroutine co) {
        if (!co.isInJava || co.hasShadowFrames) return;
        co.hasShadowFrames = true;
        Call entered = ResumableStubs.entered(co);
        List<Seen> seen = new ArrayList<>();
        JavaStackWalker.visit((owner, method, line) -> see(owner, method, line, seen));
        co.frame = entered;
        if (!seen.isEmpty()) entered.pc = seen.get(seen.size() - 1).pc;
        List<Call> resumables = resumables(ResumableStubs.innermost(co));
        for (int i = seen.size() - 2; i >= 0; i--) {
            if (seen.get(i) == RESUMABLE) open(co, resumables.remove(resumables.size() - 1));
            else open(co, seen.get(i));
        }
        showCallee(co, co.innermost());
    }

    /** Those that run on Java's stack, the innermost first. */
    private static List<Call> resumables(Call innermost) {
        List<Call> all = new ArrayList<>();
        for (Call call = innermost; call.resumable != null; call = call.below()) all.add(call);
        return all;
    }

    private static void open(Coroutine co, Call resumable) {
        FrameMaterializer.materializeResumable(co, resumable).isShadow = true;
    }

    /** The function that is called stands in the registers, where it is looked for. */
    private static void showCallee(Coroutine co, Call call) {
        if (call.function == null) {
            call.limit = Math.max(co.floor, call.limit);
            return;
        }
        FunctionCode code = call.function.code;
        call.limit = Math.max(co.floor, call.base + code.registers);
        co.reserve(call.limit);
        ExecutionState turn = co.machine.execution;
        LuaValue called = turn.running == co ? turn.called : co.called;
        if (called != null) FrameMaterializer.called(co, code, call.base, call.pc, called);
    }

    /** Adds what a frame of Java's stack is; false where the innermost translated functions were entered. */
    private boolean see(Class<?> owner, String method, int line, List<Seen> found) {
        WeakReference<FunctionCode> reference = codes.get(owner);
        if (reference != null && method.equals(TranslatedClass.ENTRY)) return false;
        if (owner == ResumableStubs.class && method.equals(ResumableStubs.DRIVER)) found.add(RESUMABLE);
        FunctionCode code = reference == null ? null : reference.get();
        if (code != null && line > 0 && method.startsWith(TranslatedClass.BODY)) found.add(new Seen(code, line));
        return true;
    }

    private static void open(Coroutine co, Seen seen) {
        Call caller = co.innermost();
        Call call = FrameMaterializer.callee(co, caller);
        boolean isTail = call == caller;
        if (isTail && !caller.isShadow) call = inPlaceOf(co, caller);
        call.isTail = isTail;
        call.function = ScriptFunction.placeholder(co.machine, Objects.requireNonNull(seen.code));
        call.base = call.limit = call.extras = co.ceiling; // where its registers are is not known: all are below
        call.pc = seen.pc;
        call.isShadow = true;
    }

    /** A tail call has its caller's frame; but that one must stay what the caller goes on with, should it leave. */
    private static Call inPlaceOf(Coroutine co, Call entered) {
        Call call = new Call(co, entered.caller);
        call.hidden = entered;
        call.func = entered.func;
        call.wanted = entered.wanted;
        call.kind = entered.kind;
        call.nesting = entered.nesting;
        co.frame = call;
        return call;
    }
}
