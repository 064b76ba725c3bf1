package kodama.lua.bind;

import kodama.lua.error.BadArgument;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Checks the arguments of calls against a signature; optimized for valid arguments. */
final class ArgumentCheck {
    private final Signature signature;
    /** Whether the function is called with a colon, so that the first argument is the object. */
    private final boolean isMethod;

    private final Slot[] slots;

    /** Precomputed properties of a parameter. */
    private static final class Slot {
        final Parameter parameter;

        /** The accepted Lua types, one bit each, including nil. */
        final int types;

        /** Whether any number is accepted, including NaN. */
        final boolean takesAll;

        final boolean wantsWhole;

        Slot(Parameter parameter) {
            this.parameter = parameter;
            types = parameter.typeBits();
            takesAll = parameter.kinds().contains(LuaType.ANY);
            wantsWhole = parameter.kinds().contains(LuaType.INTEGER);
        }

        boolean accepts(LuaValue value) {
            int type = value.type();
            if ((types >> type & 1) == 0) return false;
            return type != LuaValue.TNUMBER || takesAll || isUsable(value.todouble());
        }

        /** Rejects NaN, which no function can use, and integers that do not fit into an int. */
        private boolean isUsable(double number) {
            return wantsWhole
                    ? Math.rint(number) == number && Math.abs(number) <= Integer.MAX_VALUE
                    : !Double.isNaN(number);
        }
    }

    /** For a method, the error about a wrong first argument adds a hint that a colon is missing. */
    ArgumentCheck(Signature signature, boolean isMethod) {
        this.signature = signature;
        this.isMethod = isMethod;
        this.slots = signature.parameters().stream().map(Slot::new).toArray(Slot[]::new);
    }

    /**
     * Checks the arguments of a call.
     *
     * @throws BadArgument if one has the wrong type, or if there are too many; worded like the reference
     *     implementation
     */
    void check(Varargs arguments) {
        for (int i = 0; i < slots.length; i++) if (!slots[i].accepts(arguments.arg(i + 1))) throw bad(arguments, i);
        if (!signature.isVariadic() && arguments.narg() > slots.length) checkExtra(arguments);
    }

    private BadArgument bad(Varargs arguments, int index) {
        Parameter parameter = slots[index].parameter;
        String got = index < arguments.narg() ? parameter.describe(arguments.arg(index + 1)) : "no value";
        String hint = isMethod && index == 0 ? "; write self:" + signature.name() + "(...) with a colon" : "";
        String reason = parameter.name() + ": " + parameter.expected() + " expected, got " + got;
        return new BadArgument(index + 1, signature.name(), reason, hint);
    }

    /** An extra argument is a mistake that would otherwise go unnoticed; nil is harmless. */
    private void checkExtra(Varargs arguments) {
        for (int index = slots.length + 1; index <= arguments.narg(); index++) {
            LuaValue value = arguments.arg(index);
            if (!value.isnil())
                throw new BadArgument(index, signature.name(), "no value expected, got " + value.typename(), "");
        }
    }
}
