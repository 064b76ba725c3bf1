package kodama.script.task;

import kodama.draw.Canvas;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** A canvas of a script, in the table that the script has of it. */
public final class ScriptedCanvas {
    /** The key under which the table has the canvas. */
    public static final String HELD = "canvas";

    private static final LuaValue KEY = LuaValue.valueOf(HELD);

    private final Canvas canvas;
    private final int number;
    private final SpriteSheet sheet;

    /**
     * Wraps a canvas.
     *
     * @param number positive, different for each canvas of a game
     */
    public ScriptedCanvas(Canvas canvas, int number) {
        this.canvas = canvas;
        this.number = number;
        this.sheet = SpriteSheet.of(canvas.image());
    }

    /** Returns the canvas. */
    public Canvas canvas() {
        return canvas;
    }

    /** Returns the number, which no other canvas of the game has. */
    public int number() {
        return number;
    }

    /** Returns its picture as a sheet with one frame. */
    SpriteSheet sheet() {
        return sheet;
    }

    /** Returns the canvas in a table; null if it is not the table of a canvas. */
    public static @Nullable ScriptedCanvas of(Table table) {
        return of(table.raw());
    }

    /**
     * Rejects a canvas where a picture must not change.
     *
     * @param what description of the value, for messages
     * @throws LuaException if the value is a canvas
     */
    public static void reject(String what, Value value) {
        if (of(value.raw()) != null)
            throw new LuaException(what + " must be the name of an image but was a canvas, which can change;"
                    + " use canvas:image(), the name of a copy");
    }

    /** Returns the name of a picture for messages: the given string, or that of a canvas. */
    static String nameOf(LuaValue picture) {
        @Nullable ScriptedCanvas canvas = of(picture);
        return canvas == null
                ? Value.of(picture).text()
                : canvas.canvas().image().name();
    }

    static @Nullable ScriptedCanvas of(LuaValue table) {
        LuaValue held = table.istable() ? table.rawget(KEY) : LuaValue.NIL;
        return held.isuserdata(ScriptedCanvas.class) ? (ScriptedCanvas) held.touserdata() : null;
    }
}
