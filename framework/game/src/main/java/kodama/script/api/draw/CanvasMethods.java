package kodama.script.api.draw;

import kodama.draw.Canvas;
import kodama.draw.CanvasQueue;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.task.ScriptedCanvas;
import org.jspecify.annotations.Nullable;

/** The methods of a canvas's table. */
@LuaModule(
        name = "canvas",
        type = "Canvas",
        methods = true,
        doc = "A picture to draw on, made by `draw.canvas`. Call the methods with a colon.")
final class CanvasMethods {
    /** The effort of a method. */
    private static final int COST = 60;

    private static final int RGB = 0xFFFFFF;

    private final Lua lua;
    private final CanvasQueue queue;
    private final CanvasCopies copies;
    private final Table methods;

    CanvasMethods(Lua lua, CanvasQueue queue, CanvasCopies copies) {
        this.copies = copies;
        this.lua = lua;
        this.queue = queue;
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    /** Returns the table of a canvas. */
    Table hold(ScriptedCanvas canvas) {
        Table table = lua.newTable();
        table.put(ScriptedCanvas.HELD, canvas);
        table.put("width", canvas.canvas().width());
        table.put("height", canvas.canvas().height());
        table.setMethods(methods);
        return table;
    }

    /** Returns the canvas of a table. */
    static ScriptedCanvas held(String function, Table self) {
        @Nullable ScriptedCanvas canvas = ScriptedCanvas.of(self);
        if (canvas != null) return canvas;
        throw new LuaException(function + ": this is not a canvas; draw.canvas makes one");
    }

    @LuaFunction(
            value = "pixel(self: Canvas, x: integer, y: integer) -> color: number<Color>, alpha: number",
            doc = "Returns the color and the opacity of a pixel, which are the same in each run. `x` and `y` are"
                    + " counted from 0. Waits until everything is drawn.")
    Values pixel(Table self, double x, double y) {
        lua.charge(COST);
        Canvas canvas = held("pixel", self).canvas();
        requireInside("x", x, canvas.width());
        requireInside("y", y, canvas.height());
        int color = queue.pixel(canvas, (int) x, (int) y);
        return Values.of(color & RGB, (color >>> 24) / 255.0);
    }

    @LuaFunction(
            value = "image(self: Canvas) -> string<Picture>",
            doc = "Returns the name of an image that shows what the canvas shows now and never changes: for"
                    + " `draw.sheet`, shots, palettes and everything else that takes the name of an image. Make it"
                    + " once, not in each frame: it is kept until the scripts are restarted. Waits until everything is"
                    + " drawn.")
    String image(Table self) {
        lua.charge(COST);
        return copies.make(held("image", self).canvas());
    }

    private static void requireInside(String axis, double place, int size) {
        if (place >= 0 && place < size) return;
        throw new LuaException("pixel: " + axis + " must be from 0 to " + (size - 1) + " but was "
                + Value.of(place).text());
    }
}
