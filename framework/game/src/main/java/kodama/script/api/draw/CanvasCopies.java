package kodama.script.api.draw;

import kodama.draw.Canvas;
import kodama.draw.CanvasQueue;
import kodama.lua.bind.LuaException;
import kodama.script.game.GameContext;
import kodama.script.task.SpriteSheets;

/** Copies of canvases, which scripts use by name like images of files, until they are restarted. */
final class CanvasCopies {
    private static final int MOST = 1_024;

    /** Most pixels of all copies: 64 MB. */
    private static final long MOST_PIXELS = 1 << 24;

    private final CanvasQueue queue;
    private final SpriteSheets sheets;
    private final DrawCost cost;
    private int made;
    private long pixels;

    CanvasCopies(GameContext game, DrawCost cost) {
        queue = game.canvases();
        sheets = game.sheets();
        this.cost = cost;
    }

    /** Copies a canvas as it is now, and returns the name of the copy. */
    String make(Canvas canvas) {
        long more = (long) canvas.width() * canvas.height();
        cost.canvas(more);
        if (made >= MOST || pixels + more > MOST_PIXELS)
            throw new LuaException("image: a game has at most " + MOST + " images of canvases, with " + MOST_PIXELS
                    + " pixels together, but there are " + made + " with " + pixels
                    + " already and this one needs " + more + "; make them once, not in each frame");
        made++;
        pixels += more;
        String name = "kodama.canvas." + made;
        sheets.add(queue.copy(canvas, name));
        return name;
    }
}
