package kodama.script;

import org.luaj.vm2.LuaTable;
import org.luaj.vm2.Varargs;

/** The tables that say how something is drawn: a misspelt field is an error, not a picture that looks wrong. */
final class Looks {
    static final OptionNames SPRITE = OptionNames.of("frame", "scale", "rotation", "flip_x", "flip_y", "alpha", "tint");
    static final OptionNames TEXT = OptionNames.of("color", "scale", "align", "alpha");

    private final LuaTable plain;

    Looks(LuaTable plain) {
        this.plain = plain;
    }

    /** The look given as the fourth argument, or one without wishes. */
    LuaTable of(String function, Varargs arguments, OptionNames known) {
        if (!(arguments.arg(4) instanceof LuaTable look)) return plain;
        Options.refuseUnknown(function, look, known);
        return look;
    }
}
