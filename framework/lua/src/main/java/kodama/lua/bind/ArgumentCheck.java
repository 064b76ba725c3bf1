package kodama.lua.bind;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Checks the arguments of a call against a signature; the right ones take a look at each and no more. */
final class ArgumentCheck {
    private final Signature signature;
    /** Whether it is called with a colon, so that the first argument is the object. */
    private final boolean isMethod;

    private final Slot[] slots;

    /** What is known of a parameter beforehand. */
    private static final class Slot {
        final Parameter parameter;

        /** A bit for each of Lua's types that it takes, nil among them. */
        final int types;

        /** Whether any number will do, also one that is none. */
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

        /** Without 0/0, which no function can do anything with, and without what Java would cut down to an int. */
        private boolean isUsable(double number) {
            return wantsWhole
                    ? Math.rint(number) == number && Math.abs(number) <= Integer.MAX_VALUE
                    : !Double.isNaN(number);
        }
    }

    /** For a method, the error of a wrong first argument says that a colon was forgotten. */
    ArgumentCheck(Signature signature, boolean isMethod) {
        this.signature = signature;
        this.isMethod = isMethod;
        this.slots = signature.parameters().stream().map(Slot::new).toArray(Slot[]::new);
    }

    /**
     * Checks the arguments of a call.
     *
     * @throws LuaException in the reference's words if one is of the wrong type, or one too many
     */
    void check(Varargs arguments) {
        for (int i = 0; i < slots.length; i++) if (!slots[i].accepts(arguments.arg(i + 1))) throw bad(arguments, i);
        if (!signature.isVariadic() && arguments.narg() > slots.length) refuseMore(arguments);
    }

    private LuaException bad(Varargs arguments, int index) {
        Parameter parameter = slots[index].parameter;
        String got = index < arguments.narg() ? parameter.describe(arguments.arg(index + 1)) : "no value";
        String hint = isMethod && index == 0 ? "; write self:" + signature.name() + "(...) with a colon" : "";
        return new LuaException("bad argument #%d to '%s' (%s: %s expected, got %s)%s"
                .formatted(index + 1, signature.name(), parameter.name(), parameter.expected(), got, hint));
    }

    /** A value too many is a mistake that would show in nothing but its lack of effect; nil has none in any case. */
    private void refuseMore(Varargs arguments) {
        for (int index = slots.length + 1; index <= arguments.narg(); index++) {
            LuaValue value = arguments.arg(index);
            if (!value.isnil())
                throw new LuaException("bad argument #%d to '%s' (no value expected, got %s)"
                        .formatted(index, signature.name(), value.typename()));
        }
    }
}
