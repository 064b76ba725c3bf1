package kodama.lua.library;

import java.util.Objects;
import kodama.lua.Call;
import kodama.lua.Comparison;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.YieldFunction;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.error.TypeErrors;
import kodama.lua.value.Args;
import kodama.lua.value.Metamethod;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code table.sort}; the order function may yield. */
final class SortFunction extends Resumable {
    SortFunction(LuaMachine machine) {
        super(machine, "table.sort");
    }

    @Override
    protected boolean neverYields() {
        return true;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        Run run = new Run(call.machine(), args);
        call.state = run;
        return run.go(call);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        Run run = (Run) Objects.requireNonNull(call.state);
        run.decide(results.arg1().toboolean());
        return run.go(call);
    }

    private enum Stage {
        ENDS,
        MIDDLE_AND_LOW,
        MIDDLE_AND_HIGH,
        UPWARD,
        DOWNWARD,
        FINISHED
    }

    /**
     * A sort in progress: quicksort with the median of three, as a state machine that stops at each comparison.
     *
     * <p>It compares the same elements in the same order as the reference implementation, so that equal elements end up
     * in the same order.
     */
    private static final class Run {
        /** Cost of a comparison in addition to a call. */
        private static final int COMPARISON = 10;

        private final LuaMachine machine;
        private final LuaTable list;
        private final LuaValue order;
        /** Ranges still to be sorted, each as its first and its last index. */
        private final int[] pending = new int[64];

        private int pendingSize;
        // The range being sorted: its first and last index.
        private int low;
        private int high;
        // The indices to compare next, from below and from above.
        private int up;
        private int down;
        private LuaValue pivot = LuaValue.NIL;
        private LuaValue left = LuaValue.NIL;
        private LuaValue right = LuaValue.NIL;
        private Stage stage = Stage.FINISHED;

        Run(LuaMachine machine, Varargs args) {
            this.machine = machine;
            list = Args.table(args, 1);
            int length = ListLength.of(machine, list);
            order = Args.isMissing(args, 2) ? LuaValue.NIL : Args.function(args, 2);
            begin(1, length);
        }

        /** Continues to the end, or to the next call of the order function. */
        Varargs go(Call call) {
            while (stage != Stage.FINISHED) {
                operands();
                machine.charge(COMPARISON);
                if (order != LuaValue.NIL) return YieldFunction.invoke(call, order, LuaValue.varargsOf(left, right));
                Comparison.charge(machine, left, right);
                int less = Comparison.rawLess(left, right);
                if (less == Comparison.PENDING)
                    return YieldFunction.invoke(call, handler(), LuaValue.varargsOf(left, right));
                decide(less == 1);
            }
            return LuaValue.NONE;
        }

        private LuaValue handler() {
            LuaValue found = Comparison.handler(machine, Metamethod.LT, left, right);
            if (found.isnil())
                throw new ScriptError(TypeErrors.order(left, right).getMessageObject()); // no position
            return found;
        }

        /** Selects the next two values to compare: is left less than right? */
        private void operands() {
            switch (stage) {
                case ENDS -> compare(list.rawget(high), list.rawget(low));
                case MIDDLE_AND_LOW -> compare(list.rawget(up), list.rawget(low));
                case MIDDLE_AND_HIGH -> compare(list.rawget(high), list.rawget(up));
                case UPWARD -> compare(list.rawget(up), pivot);
                case DOWNWARD -> compare(pivot, list.rawget(down));
                default -> throw new IllegalStateException("nothing to compare");
            }
        }

        private void compare(LuaValue first, LuaValue second) {
            left = first;
            right = second;
        }

        /** Processes the result of a comparison and moves on to the next. */
        void decide(boolean less) {
            switch (stage) {
                case ENDS -> ends(less);
                case MIDDLE_AND_LOW -> middleAndLow(less);
                case MIDDLE_AND_HIGH -> middleAndHigh(less);
                case UPWARD -> upward(less);
                case DOWNWARD -> downward(less);
                default -> throw new IllegalStateException("nothing to decide");
            }
        }

        private void ends(boolean less) {
            if (less) swap(low, high);
            up = (low + high) >>> 1;
            if (high - low == 1) nextRange();
            else stage = Stage.MIDDLE_AND_LOW;
        }

        private void middleAndLow(boolean less) {
            if (!less) stage = Stage.MIDDLE_AND_HIGH;
            else {
                swap(up, low);
                partition();
            }
        }

        private void middleAndHigh(boolean less) {
            if (less) swap(up, high);
            partition();
        }

        private void partition() {
            if (high - low == 2) {
                nextRange();
                return;
            }
            machine.charge(2L * (high - low));
            pivot = list.rawget(up);
            swap(up, high - 1);
            up = low + 1;
            down = high - 1;
            stage = Stage.UPWARD;
        }

        private void upward(boolean less) {
            if (less) {
                if (up >= high) throw invalidOrder();
                up++;
            } else {
                down--;
                stage = Stage.DOWNWARD;
            }
        }

        private void downward(boolean less) {
            if (less) {
                if (down <= low) throw invalidOrder();
                down--;
            } else if (down < up) {
                swap(high - 1, up);
                split();
            } else {
                swap(up, down);
                up++;
                stage = Stage.UPWARD;
            }
        }

        private static LuaError invalidOrder() {
            return new MessageError("invalid order function for sorting");
        }

        /** Sorts the smaller range first, so that few ranges are pending at any time. */
        private void split() {
            if (up - low < high - up) {
                push(up + 1, high);
                begin(low, up - 1);
            } else {
                push(low, up - 1);
                begin(up + 1, high);
            }
        }

        private void push(int from, int to) {
            pending[pendingSize++] = from;
            pending[pendingSize++] = to;
        }

        private void begin(int from, int to) {
            low = from;
            high = to;
            if (low < high) stage = Stage.ENDS;
            else nextRange();
        }

        private void nextRange() {
            stage = Stage.FINISHED;
            if (pendingSize == 0) return;
            pendingSize -= 2;
            begin(pending[pendingSize], pending[pendingSize + 1]);
        }

        private void swap(int i, int j) {
            LuaValue value = list.rawget(i);
            list.rawset(i, list.rawget(j));
            list.rawset(j, value);
        }
    }
}
