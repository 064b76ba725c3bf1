package kodama.script.api.draw;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import kodama.draw.Canvas;
import kodama.draw.CanvasQueue;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.look.ScriptColors;
import kodama.script.task.ScriptedCanvas;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code draw} for canvases. */
@LuaModule(name = "draw")
final class DrawCanvases {
    static final OptionClass OPTIONS = OptionClass.of(
            "CanvasOptions",
            "What a canvas shows where nothing is drawn.",
            Option.color("color", "Color of the background; without it, the canvas is transparent."),
            Option.flag(
                    "keep",
                    false,
                    "Whether each `draw.to` draws over what is there; otherwise the canvas is cleared before."));

    /** Most pixels of all canvases of a game: 64 MB. */
    private static final long MOST_PIXELS = 1 << 24;

    /** Most canvases of a game. */
    private static final int MOST_CANVASES = 1_024;

    /** Most canvases that can be drawn on one within the other. */
    private static final int DEEPEST = 8;

    private final GameContext game;
    private final TaskContext context;
    private final DrawCost cost;
    private final CanvasQueue queue;
    private final CanvasMethods methods;
    private int made;

    /** The canvases that scripts may still use. */
    private final List<WeakReference<Canvas>> canvases = new ArrayList<>();

    /** Number of pixels of the canvases made since they were last counted, and of those that were left then. */
    private long used;

    /** The canvases that are being drawn on, the innermost last. */
    private final List<ScriptedCanvas> open = new ArrayList<>();

    DrawCanvases(GameContext game, DrawCost cost) {
        this.game = game;
        context = game.running();
        this.cost = cost;
        queue = game.canvases();
        methods = new CanvasMethods(game.lua(), queue, new CanvasCopies(game, cost));
    }

    @LuaFunction(
            value = "canvas(width: integer, height: integer, options?: CanvasOptions) -> Canvas",
            doc = "Makes a picture to draw on, of this size in pixels. It can be drawn wherever an image can: as the"
                    + " `sprite` of a task, by `draw.sprite` and other functions. Make it once, not in each frame: all"
                    + " canvases of a game together have at most 16777216 pixels.")
    Table canvas(double width, double height, @Nullable Table given) {
        Options options = new Options("draw.canvas", given == null ? game.lua().newTable() : given, OPTIONS);
        requireSide("width", width);
        requireSide("height", height);
        cost.canvas(width * height);
        requireRoom((long) width * (long) height);
        boolean isTransparent = options.value("color").isNil();
        int background = isTransparent ? 0 : ScriptColors.argb(options.number("color"), 1);
        String name = "canvas of " + (int) width + " by " + (int) height;
        Canvas canvas = queue.create(name, (int) width, (int) height, background, options.flag("keep"));
        canvases.add(new WeakReference<>(canvas));
        used += (long) width * (long) height;
        return methods.hold(new ScriptedCanvas(canvas, ++made));
    }

    /** Returns the number of the canvas that is being drawn on; 0 for none. */
    int target() {
        return open.isEmpty() ? 0 : open.get(open.size() - 1).number();
    }

    private static void requireSide(String side, double length) {
        if (length >= 1 && length <= Image.MAX_SIDE) return;
        throw new LuaException("draw.canvas: " + side + " must be from 1 to " + Image.MAX_SIDE + " but was "
                + Value.of(length).text());
    }

    /** The sum of all canvases made is only an estimate, but counting those that are left takes time. */
    private void requireRoom(long pixels) {
        if (isRoomFor(pixels)) return;
        count();
        if (isRoomFor(pixels)) return;
        cost.collection();
        System.gc(); // so that canvases that no script uses any more are gone
        count();
        if (isRoomFor(pixels)) return;
        if (canvases.size() >= MOST_CANVASES)
            throw new LuaException("draw.canvas: a game has at most " + MOST_CANVASES + " canvases");
        throw new LuaException("draw.canvas: the canvases of a game have at most " + MOST_PIXELS
                + " pixels together, but there are " + used + " already and this one needs " + pixels);
    }

    private boolean isRoomFor(long pixels) {
        return used + pixels <= MOST_PIXELS && canvases.size() < MOST_CANVASES;
    }

    private void count() {
        canvases.removeIf(reference -> reference.get() == null);
        used = 0;
        for (WeakReference<Canvas> reference : canvases) {
            Canvas canvas = reference.get();
            if (canvas != null) used += (long) canvas.width() * canvas.height();
        }
    }

    @LuaFunction(
            value = "to(canvas: Canvas, fn: fun())",
            doc = "Calls a function that draws on a canvas instead of the screen, from its top left corner. The"
                    + " function cannot wait. What it draws is there for everything that is drawn later.")
    void to(Table target, Value function) {
        ScriptedCanvas held = CanvasMethods.held("draw.to", target);
        Canvas canvas = held.canvas();
        if (open.contains(held)) throw new LuaException("draw.to: this canvas is being drawn on already");
        if (open.size() == DEEPEST)
            throw new LuaException("draw.to: at most " + DEEPEST + " canvases can be drawn on within each other");
        cost.canvas(canvas.width() * (double) canvas.height());
        @Nullable DrawList next = context.canDraw() ? context.canvas() : null;
        DrawList list = queue.begin(canvas);
        open.add(held);
        boolean isDone = false;
        cost.beginTarget(canvas.width(), canvas.height());
        try {
            context.drawInto(list, () -> call(function));
            isDone = true;
        } finally {
            open.remove(open.size() - 1);
            if (open.isEmpty()) cost.endTargets();
            else cost.beginTarget(innermost().width(), innermost().height());
            if (isDone) queue.end(next);
            else queue.discard();
        }
    }

    private Canvas innermost() {
        return open.get(open.size() - 1).canvas();
    }

    private void call(Value function) {
        game.lua().routine(function).runToEnd(Values.NONE, "the function of draw.to cannot wait");
    }
}
