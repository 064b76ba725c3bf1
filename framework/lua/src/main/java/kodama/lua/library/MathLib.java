package kodama.lua.library;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.compile.Powers;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The {@code math} library.
 *
 * <p>All inexact results come from {@link StrictMath}: a replay must give the same game on every machine.
 */
final class MathLib implements Library {
    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        LuaTable math = machine.newTable(0, 32);
        math.rawset("pi", LuaReal.of(Math.PI));
        math.rawset("huge", LuaReal.of(Double.POSITIVE_INFINITY));
        rounding(math);
        Builtin.define(math, "math.fmod", args -> remainder(machine, args));
        powers(math);
        angles(math);
        Builtin.define(math, "math.random", args -> random(machine, args));
        Builtin.define(math, "math.randomseed", args -> reseed(machine, args));
        globals.rawset("math", math);
    }

    private static void rounding(LuaTable math) {
        define(math, "abs", Math::abs);
        define(math, "ceil", Math::ceil);
        define(math, "floor", Math::floor);
        Builtin.define(math, "math.max", MathLib::largest);
        Builtin.define(math, "math.min", MathLib::smallest);
        Builtin.define(math, "math.modf", MathLib::wholeAndRest);
    }

    private static void powers(LuaTable math) {
        define(math, "cosh", StrictMath::cosh);
        define(math, "exp", StrictMath::exp);
        Builtin.define(math, "math.frexp", MathLib::mantissaAndExponent);
        Builtin.define(math, "math.ldexp", MathLib::scaled);
        Builtin.define(math, "math.log", MathLib::logarithm);
        define(math, "log10", StrictMath::log10);
        Builtin.define(math, "math.pow", MathLib::power);
        define(math, "sinh", StrictMath::sinh);
        define(math, "sqrt", Math::sqrt);
        define(math, "tanh", StrictMath::tanh);
    }

    private static void angles(LuaTable math) {
        define(math, "acos", StrictMath::acos);
        define(math, "asin", StrictMath::asin);
        define(math, "atan", StrictMath::atan);
        define(math, "atan2", StrictMath::atan2);
        define(math, "cos", StrictMath::cos);
        define(math, "deg", radians -> radians / (Math.PI / 180));
        define(math, "rad", degrees -> degrees * (Math.PI / 180));
        define(math, "sin", StrictMath::sin);
        define(math, "tan", StrictMath::tan);
    }

    private static void define(LuaTable math, String name, DoubleUnaryOperator function) {
        new MathFunction("math." + name, function).addTo(math);
    }

    /** Checks the second argument first, as the reference implementation does. */
    private static void define(LuaTable math, String name, DoubleBinaryOperator function) {
        Builtin.define(math, "math." + name, args -> {
            double second = Args.number(args, 2);
            return LuaReal.of(function.applyAsDouble(Args.number(args, 1), second));
        });
    }

    /** Computes a remainder; it takes longer the more the magnitudes differ. */
    private static Varargs remainder(LuaMachine machine, Varargs args) {
        double y = Args.number(args, 2);
        double x = Args.number(args, 1);
        machine.charge(Math.abs(Math.getExponent(x) - Math.getExponent(y)) / 16);
        return LuaReal.of(x % y);
    }

    private static Varargs power(Varargs args) {
        double base = Args.number(args, 1);
        return LuaReal.of(Powers.of(base, Args.number(args, 2)));
    }

    private static Varargs largest(Varargs args) {
        double largest = Args.number(args, 1);
        for (int i = 2; i <= args.narg(); i++) {
            double value = Args.number(args, i);
            if (value > largest) largest = value;
        }
        return LuaReal.of(largest);
    }

    private static Varargs smallest(Varargs args) {
        double smallest = Args.number(args, 1);
        for (int i = 2; i <= args.narg(); i++) {
            double value = Args.number(args, i);
            if (value < smallest) smallest = value;
        }
        return LuaReal.of(smallest);
    }

    private static Varargs wholeAndRest(Varargs args) {
        double value = Args.number(args, 1);
        double whole = value < 0 ? Math.ceil(value) : Math.floor(value);
        double rest = Double.isInfinite(value) ? Math.copySign(0, value) : Math.copySign(value - whole, value);
        return LuaValue.varargsOf(LuaReal.of(whole), LuaReal.of(rest));
    }

    private static Varargs mantissaAndExponent(Varargs args) {
        double value = Args.number(args, 1);
        if (value == 0 || !(Math.abs(value) <= Double.MAX_VALUE))
            return LuaValue.varargsOf(LuaReal.of(value), LuaReal.of(0));
        boolean tiny = Math.abs(value) < Double.MIN_NORMAL;
        double normal = tiny ? value * 0x1p54 : value;
        int exponent = Math.getExponent(normal) + 1;
        double mantissa = normal / Math.scalb(1.0, exponent - 1) / 2;
        return LuaValue.varargsOf(LuaReal.of(mantissa), LuaReal.of(tiny ? exponent - 54 : exponent));
    }

    private static Varargs scaled(Varargs args) {
        double value = Args.number(args, 1);
        return LuaReal.of(Math.scalb(value, Args.smallInteger(args, 2)));
    }

    private static Varargs logarithm(Varargs args) {
        double value = Args.number(args, 1);
        if (Args.isMissing(args, 2)) return LuaReal.of(StrictMath.log(value));
        double base = Args.number(args, 2);
        if (base == 10) return LuaReal.of(StrictMath.log10(value));
        return LuaReal.of(StrictMath.log(value) / StrictMath.log(base));
    }

    private static Varargs random(LuaMachine machine, Varargs args) {
        double chance = machine.activeRandom().next();
        switch (args.narg()) {
            case 0:
                return LuaReal.of(chance);
            case 1:
                double most = Args.number(args, 1);
                Args.check(1 <= most, 1, "interval is empty");
                return LuaReal.of(Math.floor(chance * most) + 1);
            case 2:
                double low = Args.number(args, 1);
                double high = Args.number(args, 2);
                Args.check(low <= high, 2, "interval is empty");
                return LuaReal.of(Math.floor(chance * (high - low + 1)) + low);
            default:
                throw new MessageError("wrong number of arguments");
        }
    }

    private static Varargs reseed(LuaMachine machine, Varargs args) {
        machine.activeRandom().seed(Double.doubleToLongBits(Args.number(args, 1)));
        return LuaValue.NONE;
    }

    /** A function of one number, with a fast path for number arguments, because games call these thousands of times. */
    private static final class MathFunction extends Builtin {
        private final DoubleUnaryOperator function;

        MathFunction(String qualifiedName, DoubleUnaryOperator function) {
            super(qualifiedName, args -> LuaReal.of(function.applyAsDouble(Args.number(args, 1))));
            this.function = function;
        }

        @Override
        public LuaValue call(LuaValue first) {
            if (first instanceof LuaReal number) return LuaReal.of(function.applyAsDouble(number.v));
            return super.call(first);
        }
    }
}
