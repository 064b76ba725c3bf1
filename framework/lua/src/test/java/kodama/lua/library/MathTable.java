package kodama.lua.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;

/**
 * The results of mathematical functions for many arguments, a line each: {@code sin 3ff0000000000000 =
 * 3feaed548f090cee}. Arguments and results are the bits of doubles; all NaNs are written as {@code nan}.
 */
final class MathTable {
    private static final List<String> OF_ONE = List.of(
            "sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "log10", "sqrt", "sinh", "cosh", "tanh", "deg",
            "rad");

    private static final List<String> OF_TWO = List.of("atan2", "fmod", "pow", "log");

    private static final List<String> OPERATORS = List.of("^", "%", "/");

    private static final double[] SPECIAL = {
        0,
        1,
        2,
        3,
        10,
        0.5,
        0.1,
        1.5,
        Math.PI / 6,
        Math.PI / 4,
        Math.PI / 2,
        Math.PI,
        2 * Math.PI,
        Math.E,
        0.9999999999999999,
        1.0000000000000002,
        1e-8,
        1e-300,
        Double.MIN_VALUE,
        Double.MIN_NORMAL,
        20,
        100,
        360,
        709.782712893384,
        710,
        1e5,
        0x1p20,
        0x1p53,
        1e22,
        1e300,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NaN,
    };

    private static final double[] SPECIAL_PAIRED = {
        0, 1, 2, 0.5, 3, 1e-300, 1e300, Double.POSITIVE_INFINITY, Double.NaN,
    };

    private static final int RANDOM_ARGUMENTS = 140;
    private static final long[] SEEDS = {0, 1, -1, 42, 0x123456789ABCDEFL};
    private static final int NUMBERS_PER_SEED = 20;

    private final LuaMachine machine;
    private final List<String> lines = new ArrayList<>();

    /** State of a small generator, so that arguments do not depend on the Java version. */
    private long state = 1;

    private MathTable(LuaMachine machine) {
        this.machine = machine;
    }

    /** Writes the table to a file. */
    public static void main(String[] args) throws IOException {
        Files.write(Path.of(args[0]), lines(Libraries.machine(LuaOptions.forGame())));
    }

    /** Returns the lines of the table as computed by a machine. */
    static List<String> lines(LuaMachine machine) {
        MathTable table = new MathTable(machine);
        for (String name : OF_ONE) table.addOfOne(name);
        for (String name : OF_TWO) table.addOfTwo(name, "math." + name + "(a, b)");
        for (String name : OPERATORS) table.addOfTwo(name, "a " + name + " b");
        for (long seed : SEEDS) table.addRandom(seed);
        return table.lines.stream().distinct().toList();
    }

    private void addOfOne(String name) {
        LuaFunction function = function("math." + name + "(a)");
        for (double x : arguments(SPECIAL)) addOfOne(name, function, x);
    }

    private void addOfOne(String name, LuaFunction function, double x) {
        lines.add(
                name + " " + bits(x) + " = " + bits(function.call(LuaReal.of(x)).todouble()));
    }

    private void addOfTwo(String name, String expression) {
        LuaFunction function = function(expression);
        List<Double> all = arguments(SPECIAL_PAIRED);
        int special = 2 * SPECIAL_PAIRED.length;
        for (int i = 0; i < all.size(); i++) {
            if (i >= special) addOfTwo(name, function, all.get(i), all.get((i * 31 + 7) % all.size()));
            else for (int j = 0; j < special; j++) addOfTwo(name, function, all.get(i), all.get(j));
        }
    }

    private void addOfTwo(String name, LuaFunction function, double x, double y) {
        lines.add(name + " " + bits(x) + " " + bits(y) + " = "
                + bits(function.call(LuaReal.of(x), LuaReal.of(y)).todouble()));
    }

    private void addRandom(long seed) {
        LuaValue random = Libraries.machine(LuaOptions.forGame().withSeed(seed))
                .globals()
                .get("math")
                .get("random");
        for (int i = 0; i < NUMBERS_PER_SEED; i++)
            lines.add("random " + Long.toHexString(seed) + " " + i + " = "
                    + bits(random.call().todouble()));
    }

    private LuaFunction function(String expression) {
        byte[] script = ("return function(a, b) return " + expression + " end").getBytes(StandardCharsets.UTF_8);
        return machine.load("table.lua", script).call().checkfunction();
    }

    private List<Double> arguments(double[] special) {
        List<Double> all = new ArrayList<>();
        for (double x : special) {
            all.add(x);
            all.add(-x);
        }
        for (int i = 0; i < RANDOM_ARGUMENTS; i++) all.add(i % 2 == 0 ? anyNumber() : usualNumber());
        return all;
    }

    private double anyNumber() {
        return Double.longBitsToDouble(nextBits());
    }

    private double usualNumber() {
        return (nextBits() >> 11) * 0x1p-50;
    }

    private long nextBits() {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return state ^ state >>> 32;
    }

    private static String bits(double value) {
        return Double.isNaN(value) ? "nan" : String.format("%016x", Double.doubleToRawLongBits(value));
    }
}
