package kodama.lua.library;

import java.util.function.DoubleUnaryOperator;
import kodama.lua.Builtin;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;

/** A function of one number; games call these by the thousand, so a call with a number takes the straight way. */
final class MathFunction extends Builtin {
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
