package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import kodama.profile.Profiler;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.Test;

/** The overlay, which is drawn over a frame in window pixels. */
class WindowOverlayTest {
    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;
    private static final int WHITE = 0xFFFFFFFF;

    private Viewport place = new Viewport(8, 6, 1, 1, 6, 4);
    private final OffscreenPresenter kept = new OffscreenPresenter(3, 2);

    /** A window in which frames of 3 by 2 pixels are shown twice as large. */
    private final Presenter window = new Presenter() {
        @Override
        public void present(FrameBuffer frame) {
            kept.present(frame);
        }

        @Override
        public Viewport viewport(int width, int height) {
            return place;
        }

        @Override
        public void close() {}
    };

    private final DirectRenderer renderer = new DirectRenderer(
            3,
            2,
            window,
            (who, error) -> {
                throw new AssertionError(who, error);
            },
            new Profiler(new SystemNanoClock()));

    private List<String> rows() {
        Image frame = kept.lastFrame();
        return IntStream.range(0, frame.height())
                .mapToObj(y -> IntStream.range(0, frame.width())
                        .mapToObj(x -> letter(frame.pixel(x, y)))
                        .reduce("", String::concat))
                .toList();
    }

    private static String letter(int argb) {
        return switch (argb) {
            case RED -> "r";
            case BLUE -> "b";
            case WHITE -> "W";
            case Viewport.BORDER -> ":";
            case Colors.BLACK -> ".";
            default -> Integer.toHexString(argb);
        };
    }

    private void drawGame() {
        DrawList game = renderer.begin();
        game.rect(0, 0, 1, 1, RED);
        game.rect(1, 1, 2, 1, BLUE);
    }

    @Test
    void anEmptyOverlayDoesNotChangeTheFrame() {
        drawGame();
        renderer.submit();
        assertEquals(List.of("r..", ".bb"), rows());
    }

    @Test
    void theFrameIsScaledAndTheOverlayDrawnOverItInWindowPixels() {
        drawGame();
        renderer.overlay().list().rect(2, 0, 1, 3, WHITE);
        renderer.submit();
        assertEquals(List.of("::W:::::", ":rW....:", ":rW....:", ":..bbbb:", ":..bbbb:", "::::::::"), rows());
    }

    @Test
    void theOverlayIsTransparentAndHasItsOwnCamera() {
        DrawList game = renderer.begin();
        game.fill(RED);
        game.camera(50, 50);
        renderer.overlay().list().rect(1, 1, 6, 4, 0x80000000);
        renderer.submit();
        assertEquals("7e0000", Integer.toHexString(kept.lastFrame().pixel(1, 1) & 0xFFFFFF));
        assertEquals(":", letter(kept.lastFrame().pixel(0, 0)));
    }

    @Test
    void theNextFrameBeginsWithAnEmptyOverlay() {
        drawGame();
        renderer.overlay().list().fill(WHITE);
        renderer.submit();
        drawGame();
        renderer.submit();
        assertEquals(List.of("r..", ".bb"), rows());
    }

    @Test
    void theOverlayFollowsTheWindow() {
        drawGame();
        renderer.overlay().list().rect(0, 0, 1, 1, WHITE);
        renderer.submit();
        place = Viewport.whole(4, 3);
        drawGame();
        assertEquals(4, renderer.overlay().width());
        assertEquals(3, renderer.overlay().height());
        renderer.overlay().list().rect(0, 0, 1, 1, WHITE);
        renderer.submit();
        assertEquals(List.of("Wr..", "rr..", "..bb"), rows());
    }

    @Test
    void aFrameMayBeShownSmallerThanItIs() {
        place = new Viewport(2, 2, 0, 0, 2, 1);
        drawGame();
        renderer.overlay().list().rect(0, 1, 1, 1, WHITE);
        renderer.submit();
        assertEquals(List.of("r.", "W:"), rows());
    }
}
