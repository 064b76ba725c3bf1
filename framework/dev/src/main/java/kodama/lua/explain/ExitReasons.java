package kodama.lua.explain;

import kodama.lua.LoadedFunction;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.VariableNames;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.Metamethod;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Finds words for what Java leaves to the interpreter, by the values that it has met there. */
final class ExitReasons {
    /** Of longer keys this many characters are shown. */
    private static final int LONGEST_KEY = 40;

    private final LuaMachine machine;

    /**
     * @param machine knows the metatables
     */
    ExitReasons(LuaMachine machine) {
        this.machine = machine;
    }

    /** Why an instruction was left; null where it was for the machine's sake, as when the budget is looked after. */
    @Nullable
    ExitReason of(FrameState spot) {
        return switch (spot.opcode()) {
            case Opcode.CALL, Opcode.TAILCALL, Opcode.TFORCALL -> calling(spot);
            case Opcode.JMP, Opcode.FORLOOP, Opcode.TFORLOOP, Opcode.RETURN -> null;
            default -> ExitReason.of(text(spot));
        };
    }

    private String text(FrameState spot) {
        return switch (spot.opcode()) {
            case Opcode.GETTABUP -> reading(spot.upvalue(Instructions.b(spot.instruction())), spot.c());
            case Opcode.GETTABLE, Opcode.SELF -> reading(spot.b(), spot.c());
            case Opcode.SETTABUP -> writing(spot.upvalue(Instructions.a(spot.instruction())), spot.b());
            case Opcode.SETTABLE -> writing(spot.a(), spot.b());
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW, Opcode.UNM -> reckoning(spot);
            case Opcode.LEN -> "takes the length of " + kind(spot.b());
            case Opcode.CONCAT -> joining(spot);
            case Opcode.EQ, Opcode.LT, Opcode.LE -> "compares " + kind(spot.b()) + " with " + kind(spot.c());
            case Opcode.FORPREP -> "a loop with bounds that are no numbers";
            default -> "makes something of instruction " + spot.opcode();
        };
    }

    private String reading(LuaValue from, LuaValue key) {
        if (!(from instanceof LuaTable)) return "reads " + key(key) + " of " + kind(from);
        boolean isByFunction = machine.metamethod(from, Metamethod.INDEX) instanceof LuaFunction;
        if (isByFunction && from.rawget(key).isnil()) return key(key) + " comes from the function __index";
        return "reads " + key(key) + " of a table" + (machine.metatable(from) == null ? "" : " with a metatable");
    }

    private String writing(LuaValue into, LuaValue key) {
        if (!(into instanceof LuaTable)) return "sets " + key(key) + " of " + kind(into);
        if (key.isnil() || !into.rawget(key).isnil()) return "sets " + key(key) + " of a table";
        boolean isTold = !machine.metamethod(into, Metamethod.NEWINDEX).isnil();
        return isTold ? key(key) + " is set by __newindex" : "sets " + key(key) + ", which is new in its table";
    }

    private String reckoning(FrameState spot) {
        boolean isUnary = spot.opcode() == Opcode.UNM;
        LuaValue odd = isUnary || !(spot.b() instanceof LuaNumber) ? spot.b() : spot.c();
        Metamethod event = Metamethod.ofArithmetic(spot.opcode());
        boolean isByMethod = !machine.metamethod(odd, event).isnil();
        return "reckons with " + kind(odd) + (isByMethod ? " by " + event : "");
    }

    private static String joining(FrameState spot) {
        for (int i = Instructions.b(spot.instruction()); i <= Instructions.c(spot.instruction()); i++) {
            LuaValue part = spot.registers().apply(i);
            if (!(part instanceof LuaString || part instanceof LuaNumber)) return "joins texts with " + kind(part);
        }
        return "joins long texts";
    }

    /** A function that runs as Java is left only when the budget is looked after, or when calls lie too deep. */
    private static @Nullable ExitReason calling(FrameState spot) {
        LuaValue called = spot.a();
        VariableNames.Name name =
                VariableNames.find(spot.function().prototype(), spot.pc(), Instructions.a(spot.instruction()));
        String what = name == null ? "a function" : "'" + name.text() + "'";
        if (called instanceof ScriptFunction script) return calling(LoadedFunction.of(script), what);
        if (called instanceof LuaFunction)
            return ExitReason.of("calls " + what + ", which may wait or call Lua itself");
        return ExitReason.of("calls " + kind(called) + (called instanceof LuaTable ? " by __call" : ""));
    }

    private static @Nullable ExitReason calling(LoadedFunction called, String what) {
        return called.isTranslated() ? null : new ExitReason("calls " + what + ", which does not run as Java", called);
    }

    private static String key(LuaValue key) {
        return key instanceof LuaString name ? "'" + printable(name) + "'" : "the item at " + kind(key);
    }

    /** A name as one line, shortened if need be. */
    private static String printable(LuaString name) {
        StringBuilder out = new StringBuilder();
        String text = LosslessUtf8.of(name);
        for (char c : text.substring(0, Math.min(text.length(), LONGEST_KEY)).toCharArray()) {
            if (c == '\n') out.append("\\n");
            else if (c == '\\' || c == '\'') out.append('\\').append(c);
            else if (Character.isISOControl(c)) out.append('\\').append((int) c);
            else out.append(c);
        }
        return text.length() > LONGEST_KEY ? out + "..." : out.toString();
    }

    private static String kind(LuaValue value) {
        return value.isnil() ? "nil" : "a " + value.typename();
    }
}
