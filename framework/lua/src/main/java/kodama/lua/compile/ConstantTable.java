package kodama.lua.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The constants of one function, without duplicates. */
final class ConstantTable {

    private final DoubleFunction<LuaValue> numbers;
    private final Map<Object, Integer> known = new HashMap<>();
    private LuaValue[] values = new LuaValue[8];
    private int size;

    /** Makes an empty table; {@code numbers} makes the values of numerals. */
    ConstantTable(DoubleFunction<LuaValue> numbers) {
        this.numbers = numbers;
    }

    int size() {
        return size;
    }

    LuaValue[] values() {
        return Arrays.copyOf(values, size);
    }

    int of(LuaString text) {
        return of((Object) text, text);
    }

    /** Compares numbers by their bits, because 0 and -0 are different constants. */
    int of(double number) {
        return of((Object) Double.doubleToRawLongBits(number), numbers.apply(number));
    }

    int of(boolean value) {
        return of((Object) value, LuaValue.valueOf(value));
    }

    int ofNil() {
        return of((Object) "nil", LuaValue.NIL);
    }

    private int of(Object key, LuaValue value) {
        Integer index = known.putIfAbsent(key, size);
        if (index != null) return index;
        if (size == values.length) values = Arrays.copyOf(values, size * 2);
        values[size] = value;
        return size++;
    }
}
