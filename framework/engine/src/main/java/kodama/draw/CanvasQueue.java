package kodama.draw;

import java.util.ArrayDeque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The canvases of a game, and the draw lists for them that have not been drawn yet.
 *
 * <ol>
 *   <li>The game records a list for a canvas and queues it: {@link #begin}, {@link #end}.
 *   <li>The list that goes on, of a frame or of another canvas, notes how many lists were queued by then.
 *   <li>A rasterizer that reaches this note draws the queue up to there, always in the order of recording.
 * </ol>
 *
 * <p>So canvases have the same content whatever frames the draw thread skips. The game thread records; any thread may
 * draw the queue, one at a time.
 */
public final class CanvasQueue implements WaitingCanvases {
    /** Lists that may wait; the game thread draws the rest, as it must if no frames are shown. */
    private static final int MAX_WAITING = 64;

    /** A list for a canvas. */
    private static final class Work {
        private final DrawList list = new DrawList();
        private @Nullable Canvas canvas;

        private Canvas canvas() {
            return Objects.requireNonNull(canvas);
        }
    }

    // Guarded by this queue's lock
    private final ArrayDeque<Work> waiting = new ArrayDeque<>();
    private final ArrayDeque<Work> free = new ArrayDeque<>();
    /** Number of lists that have been drawn. */
    private int drawn;

    // Of the game thread
    private final ArrayDeque<Work> recording = new ArrayDeque<>();
    private final ParallelRasterizer rasterizer = new ParallelRasterizer(null);
    private int queued;

    /** Creates an empty queue. */
    public CanvasQueue() {}

    /**
     * Creates a canvas filled with its background.
     *
     * @param name name of its picture in messages
     * @param width in pixels, 1 to {@link Image#MAX_SIDE}
     * @param height in pixels, 1 to {@link Image#MAX_SIDE}
     * @param background {@code 0xAARRGGBB}; opaque canvases are faster
     * @param keeps whether a list is drawn over what earlier lists have drawn; otherwise over the background
     * @throws IllegalArgumentException if a side is out of range
     */
    public Canvas create(String name, int width, int height, int background, boolean keeps) {
        return new Canvas(name, width, height, background, keeps);
    }

    /**
     * Begins a list for a canvas; several can be begun, one within the other.
     *
     * @return an empty list, which must not show the canvas itself; owned by the caller until {@link #end}
     */
    public DrawList begin(Canvas canvas) {
        Work work = unused();
        work.canvas = canvas;
        work.list.setTarget(canvas);
        recording.push(work);
        return work.list;
    }

    private synchronized Work unused() {
        Work work = free.poll();
        return work != null ? work : new Work();
    }

    /**
     * Queues the list begun last.
     *
     * @param next the list that goes on, for commands that may show the canvas; null if none is being recorded
     */
    public void end(@Nullable DrawList next) {
        add(recording.pop());
        queued++;
        if (next != null) next.canvases(this, queued);
    }

    private void add(Work work) {
        int surplus;
        synchronized (this) {
            waiting.add(work);
            surplus = waiting.size() - MAX_WAITING;
        }
        if (surplus > 0) draw(queued + 1 - MAX_WAITING, rasterizer::draw);
    }

    /**
     * Lets a list show everything queued so far, also what no list of the frame has noted: tasks draw on canvases in
     * their updates, too.
     *
     * @param frame the list of a frame, at its beginning
     */
    public void show(DrawList frame) {
        if (isWaiting()) frame.canvases(this, queued);
    }

    private synchronized boolean isWaiting() {
        return !waiting.isEmpty();
    }

    /** Discards the list begun last. */
    public void discard() {
        release(recording.pop());
    }

    /**
     * Returns the color of a pixel after all queued lists. The game waits until they are drawn.
     *
     * @param x column, 0 at the left
     * @param y row, 0 at the top
     * @return the color, {@code 0xAARRGGBB}
     * @throws IllegalArgumentException if the position is outside
     */
    public synchronized int pixel(Canvas canvas, int x, int y) {
        draw(queued, rasterizer::draw);
        return canvas.image().pixel(x, y);
    }

    /**
     * Returns a copy of a canvas after all queued lists. The game waits until they are drawn.
     *
     * @param name name of the copy in messages
     */
    public synchronized Image copy(Canvas canvas, String name) {
        draw(queued, rasterizer::draw);
        return new Image(name, canvas.width(), canvas.height(), canvas.pixels());
    }

    /** Draws the lists up to a number, for rasterizers; any thread may call it. */
    @Override
    public synchronized void draw(int number, CanvasPainter painter) {
        while (drawn < number && !waiting.isEmpty()) {
            Work work = waiting.remove();
            drawn++;
            try {
                painter.draw(work.list, work.canvas());
            } finally {
                release(work);
            }
        }
    }

    private synchronized void release(Work work) {
        work.list.clear();
        work.list.setTarget(null);
        work.canvas = null;
        if (free.size() < MAX_WAITING) free.add(work);
    }
}
