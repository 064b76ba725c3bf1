package kodama.bench.part;

import java.util.Arrays;
import java.util.function.IntConsumer;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.draw.Renderer;

/** Shows frames that are full of one number each; tells the number, or that a frame holds several. */
public final class NumberedFrames implements Presenter {
    /** Width of such a frame; in pixels. */
    public static final int WIDTH = 64;

    /** Height of such a frame; in pixels. */
    public static final int HEIGHT = 48;

    /** Told in place of a number: the frame is of several lists. */
    public static final int TORN = -1;

    private static final int STRIPE = 8;
    private static final int OPAQUE = 0xFF000000;

    private final IntConsumer shown;

    /** {@code shown} is given the number of each frame, or {@link #TORN}, on the thread that shows it. */
    public NumberedFrames(IntConsumer shown) {
        this.shown = shown;
    }

    /**
     * Hands over a list that fills the whole frame with a number below 2 to the power of 24 so many times, in pieces
     * that take their time.
     */
    public static void submit(Renderer renderer, int number, int times) {
        DrawList list = renderer.begin();
        for (int i = 0; i < times; i++) {
            for (int y = 0; y < HEIGHT; y += STRIPE) list.rect(0, y, WIDTH, STRIPE, OPAQUE | number);
        }
        renderer.submit();
    }

    @Override
    public void present(FrameBuffer frame) {
        int first = frame.pixels()[0];
        boolean isWhole = Arrays.stream(frame.pixels()).allMatch(pixel -> pixel == first);
        shown.accept(isWhole ? first & ~OPAQUE : TORN);
    }

    @Override
    public void close() {}
}
