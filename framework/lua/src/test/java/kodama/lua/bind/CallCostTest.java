package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import kodama.lua.value.LuaReal;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A call from Lua reaches the method directly, and only allocates its Lua values. */
class CallCostTest {
    private static final int ROUNDS = 10;
    private static final int CALLS = 10_000;

    /** Bytes allocated by the measurement itself. */
    private static final double NOISE = 0.5;

    /** Keeps the compiler from removing the calls. */
    private Varargs kept = LuaValue.NONE;

    @LuaModule(name = "m", doc = "Counts what it was given.")
    static final class Counter {
        private double sum;
        private List<String> callers = List.of();

        @LuaFunction(value = "add(x: number, y?: integer = 3, on?: boolean = true)", doc = "Adds.")
        void add(double x, int y, boolean on) {
            sum += on ? x + y : 0;
        }

        @LuaFunction(value = "is_large() -> boolean", doc = "Compares.")
        boolean isLarge() {
            return sum > 1e6;
        }

        @LuaFunction(value = "sum() -> number", doc = "Gives a number.")
        double sum() {
            return sum;
        }

        @LuaFunction(value = "look()", doc = "Keeps who calls.")
        void look() {
            callers = Arrays.stream(new Throwable().getStackTrace())
                    .map(StackTraceElement::getClassName)
                    .toList();
        }
    }

    private final Counter counter = new Counter();
    private final ModuleFixture lua = ModuleFixture.with(counter);
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void numbersAndBooleansAreNotBoxed() {
        assertEquals(0, bytes("add", Values.of(1, 2, true)), NOISE);
        assertEquals(0, bytes("add", Values.of(0.5)), NOISE);
        assertEquals(0, bytes("is_large", Values.NONE), NOISE);
    }

    @Test
    void aResultIsOneLuaNumber() {
        double number = bytes(() -> LuaReal.of(counter.sum));
        assertEquals(number, bytes("sum", Values.NONE), NOISE);
    }

    /** Returns the bytes that one call allocates, without its arguments. */
    private double bytes(String function, Values arguments) {
        LuaValue called = lua.lua().globals().get("m").table().get(function).raw();
        Varargs raw = arguments.raw();
        return bytes(() -> called.invoke(raw));
    }

    private double bytes(Supplier<Varargs> call) {
        double least = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            for (int i = 0; i < CALLS; i++) kept = call.get();
            long used = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            least = Math.min(least, used / (double) CALLS);
        }
        return least;
    }

    @Test
    void aCallDoesNotUseReflection() {
        lua.prints("m.look()");
        List<String> between = counter.callers.subList(0, counter.callers.indexOf(BoundFunction.class.getName()));
        String own = Counter.class.getName();
        assertEquals(List.of(own, own + "$Invoker", BoundMethod.class.getName()), between);
    }
}
