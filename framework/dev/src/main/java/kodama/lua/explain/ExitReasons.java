package kodama.lua.explain;

import kodama.lua.FunctionInfo;
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

/** Describes why an instruction exited to the interpreter, based on the values of its operands. */
final class ExitReasons {
    /** Longer keys are cut off after this number of characters. */
    private static final int MAX_KEY_LENGTH = 40;

    private final LuaMachine machine;

    /**
     * @param machine knows the metatables
     */
    ExitReasons(LuaMachine machine) {
        this.machine = machine;
    }

    /** Returns the reason; null if the machine caused the exit, for example to check the instruction budget. */
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
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW, Opcode.UNM -> arithmetic(spot);
            case Opcode.LEN -> "gets the length of " + kind(spot.b());
            case Opcode.CONCAT -> concatenation(spot);
            case Opcode.EQ, Opcode.LT, Opcode.LE -> "compares " + kind(spot.b()) + " with " + kind(spot.c());
            case Opcode.FORPREP -> "runs a loop whose bounds are not numbers";
            default -> "runs instruction " + spot.opcode();
        };
    }

    private String reading(LuaValue from, LuaValue key) {
        if (!(from instanceof LuaTable)) return "reads " + key(key) + " of " + kind(from);
        boolean isByFunction = machine.metamethod(from, Metamethod.INDEX) instanceof LuaFunction;
        if (isByFunction && from.rawget(key).isnil()) return "gets " + key(key) + " from the function __index";
        return "reads " + key(key) + " of a table" + (machine.metatable(from) == null ? "" : " with a metatable");
    }

    private String writing(LuaValue into, LuaValue key) {
        if (!(into instanceof LuaTable)) return "sets " + key(key) + " of " + kind(into);
        if (key.isnil() || !into.rawget(key).isnil()) return "sets " + key(key) + " of a table";
        boolean hasMetamethod = !machine.metamethod(into, Metamethod.NEWINDEX).isnil();
        return hasMetamethod ? "sets " + key(key) + " through __newindex" : "adds " + key(key) + " to a table";
    }

    private String arithmetic(FrameState spot) {
        boolean isUnary = spot.opcode() == Opcode.UNM;
        LuaValue odd = isUnary || !(spot.b() instanceof LuaNumber) ? spot.b() : spot.c();
        Metamethod event = Metamethod.ofArithmetic(spot.opcode());
        boolean isByMethod = !machine.metamethod(odd, event).isnil();
        return "does arithmetic with " + kind(odd) + (isByMethod ? " through " + event : "");
    }

    private static String concatenation(FrameState spot) {
        for (int i = Instructions.b(spot.instruction()); i <= Instructions.c(spot.instruction()); i++) {
            LuaValue part = spot.registers().apply(i);
            if (!(part instanceof LuaString || part instanceof LuaNumber))
                return "concatenates strings with " + kind(part);
        }
        return "concatenates long strings";
    }

    /** A call of a translated function exits only to check the budget, or when the calls are nested too deeply. */
    private static @Nullable ExitReason calling(FrameState spot) {
        LuaValue called = spot.a();
        VariableNames.Name name =
                VariableNames.find(spot.function().prototype(), spot.pc(), Instructions.a(spot.instruction()));
        String what = name == null ? "a function" : "'" + name.text() + "'";
        if (called instanceof ScriptFunction script) return calling(FunctionInfo.of(script), what);
        if (called instanceof LuaFunction)
            return ExitReason.of("calls " + what + ", which may wait or call Lua itself");
        return ExitReason.of("calls " + kind(called) + (called instanceof LuaTable ? " through __call" : ""));
    }

    private static @Nullable ExitReason calling(FunctionInfo called, String what) {
        return called.isTranslated() ? null : new ExitReason("calls " + what + ", which does not run as Java", called);
    }

    private static String key(LuaValue key) {
        return key instanceof LuaString name ? "'" + printable(name) + "'" : "the item at " + kind(key);
    }

    /** Returns a name in one line, shortened if necessary. */
    private static String printable(LuaString name) {
        StringBuilder out = new StringBuilder();
        String text = LosslessUtf8.of(name);
        for (char c : text.substring(0, Math.min(text.length(), MAX_KEY_LENGTH)).toCharArray()) {
            if (c == '\n') out.append("\\n");
            else if (c == '\\' || c == '\'') out.append('\\').append(c);
            else if (Character.isISOControl(c)) out.append('\\').append((int) c);
            else out.append(c);
        }
        return text.length() > MAX_KEY_LENGTH ? out + "..." : out.toString();
    }

    private static String kind(LuaValue value) {
        return value.isnil() ? "nil" : "a " + value.typename();
    }
}
