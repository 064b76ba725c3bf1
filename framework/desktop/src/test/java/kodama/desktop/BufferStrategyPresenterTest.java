package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.BufferCapabilities;
import java.awt.Canvas;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.ImageCapabilities;
import java.awt.Point;
import java.awt.image.BufferStrategy;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import kodama.draw.FrameBuffer;
import kodama.draw.Scaling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How frames get on a canvas; the canvas here has no display and records the calls. */
class BufferStrategyPresenterTest {
    private static final int ACROSS = 8;
    private static final int DOWN = 6;

    private final List<String> log = new ArrayList<>();
    private BufferedImage screen = new BufferedImage(ACROSS, DOWN, BufferedImage.TYPE_INT_RGB);
    private double desktopScale = 1;
    private final FrameBuffer frame = new FrameBuffer(ACROSS, DOWN);
    private final Paper canvas = new Paper();
    private final BufferStrategyPresenter presenter = new BufferStrategyPresenter(canvas, Scaling.INTEGER);
    private Graphics2D graphics = screen.createGraphics();
    private boolean isBroken;
    private int losses;
    private int restorations;

    private final class Buffers extends BufferStrategy {
        @Override
        public BufferCapabilities getCapabilities() {
            ImageCapabilities plain = new ImageCapabilities(false);
            return new BufferCapabilities(plain, plain, null);
        }

        @Override
        public Graphics getDrawGraphics() {
            log.add("draw");
            graphics = screen.createGraphics();
            graphics.scale(desktopScale, desktopScale);
            return graphics;
        }

        @Override
        public boolean contentsLost() {
            return losses-- > 0;
        }

        @Override
        public boolean contentsRestored() {
            return restorations-- > 0;
        }

        @Override
        public void show() {
            log.add("show");
        }
    }

    private final class Paper extends Canvas {
        private static final long serialVersionUID = 1;

        @Override
        public boolean isDisplayable() {
            return true;
        }

        @Override
        public int getWidth() {
            if (isBroken && log.contains("draw")) throw new IllegalStateException("no size");
            return (int) Math.ceil(screen.getWidth() / desktopScale);
        }

        @Override
        public int getHeight() {
            return (int) Math.ceil(screen.getHeight() / desktopScale);
        }

        @Override
        public void createBufferStrategy(int count) {
            log.add(count + " buffers");
        }

        @Override
        public void createBufferStrategy(int count, BufferCapabilities caps) {
            log.add(count + " buffers" + (caps.isPageFlipping() ? "" : " copied"));
        }

        @Override
        public BufferStrategy getBufferStrategy() {
            return new Buffers();
        }
    }

    private List<String> present() {
        log.clear();
        presenter.present(frame);
        log.replaceAll(line -> line.startsWith("2 buffers") ? "2 buffers" : line);
        return List.copyOf(log);
    }

    @Test
    void twoBuffersAreRequestedOnceSoThatTheDrawnFrameIsTheShownFrame() {
        frame.pixels()[0] = 0xFF405060;
        assertEquals(List.of("2 buffers", "draw", "show"), present());
        assertEquals(0xFF405060, screen.getRGB(0, 0));
        assertEquals(List.of("draw", "show"), present());
    }

    /** Returns how many of some frames with the same picture are shown. */
    private int shown(int frames) {
        int count = 0;
        for (int i = 0; i < frames; i++) if (!present().isEmpty()) count++;
        return count;
    }

    @Test
    void aPictureThatHasNotChangedForASecondIsShownTwiceASecond() {
        assertEquals(61, shown(61));
        assertEquals(0, shown(29));
        assertEquals(1, shown(1));
        assertEquals(4, shown(120));
    }

    @Test
    void aChangedPictureIsShownAtOnce() {
        shown(70);
        frame.pixels()[ACROSS * DOWN - 1] = 0xFF405060;
        assertEquals(List.of("draw", "show"), present());
        assertEquals(0xFF405060, screen.getRGB(ACROSS - 1, DOWN - 1));
    }

    @Test
    void anUnchangedPictureIsShownInAWindowOfAnotherSizeOrScaling() {
        shown(70);
        screen = new BufferedImage(ACROSS * 3, DOWN * 2, BufferedImage.TYPE_INT_RGB);
        assertEquals(List.of("draw", "show"), present());
        shown(70);
        presenter.setScaling(Scaling.STRETCH);
        assertEquals(List.of("draw", "show"), present());
    }

    @Test
    void aWindowThatHasComeToTheFrontIsShownForASecond() {
        shown(70);
        presenter.repeatFrame();
        assertEquals(60, shown(70));
    }

    @Test
    void aLargePictureIsNotCompared() {
        FrameBuffer large = new FrameBuffer(641, 480);
        for (int i = 0; i < 70; i++) presenter.present(large);
        log.clear();
        presenter.present(large);
        assertEquals(List.of("draw", "show"), log);
    }

    @Test
    void aMinimizedWindowShowsNothingAndThenTheLastFrame() {
        present();
        presenter.setHidden(true);
        frame.pixels()[0] = 0xFF405060;
        assertEquals(List.of(), present());
        presenter.repeatFrame();
        assertEquals(List.of(), log);
        presenter.setHidden(false);
        assertEquals(List.of("draw", "show"), log);
        assertEquals(0xFF405060, screen.getRGB(0, 0));
        assertEquals(60, shown(70));
    }

    @ParameterizedTest
    @CsvSource({"Linux, 2 buffers copied", "FreeBSD, 2 buffers copied", "Windows 11, 2 buffers", "Mac OS X, 2 buffers"})
    void buffersAreFlippedWhereThatIsSafe(String system, String calls) {
        BufferStrategyPresenter.bufferStrategy(canvas, system);
        assertEquals(List.of(calls), log);
    }

    @Test
    void aBackBufferThatWasLostIsDrawnAgain() {
        present();
        losses = 1;
        assertEquals(List.of("draw", "show", "draw", "show"), present());
        restorations = 1;
        assertEquals(List.of("draw", "draw", "show"), present());
    }

    /** A disposed buffer strategy draws nothing. */
    @Test
    void theGraphicsAreDisposedEvenAfterAnError() {
        isBroken = true;
        assertThrows(IllegalStateException.class, this::present);
        graphics.setColor(Color.RED);
        graphics.fillRect(0, 0, ACROSS, DOWN);
        assertEquals(0xFF000000, screen.getRGB(0, 0));
    }

    @Test
    void aFrameThatCannotBeShownIsDropped() {
        present();
        losses = 1000;
        assertEquals(List.of("draw", "show", "draw", "show", "draw", "show"), present());
    }

    @Test
    void newBuffersAreMadeAfterTheCanvasWasTakenOffTheScreen() {
        present();
        presenter.rebuild(() -> log.add("rebuilt"));
        assertEquals(List.of("2 buffers", "draw", "show"), present());
    }

    @Test
    void afterTheEndNothingIsShown() {
        presenter.close();
        assertEquals(List.of(), present());
    }

    /** If the desktop enlarged them again, the pixels would be uneven. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.5, 1.75, 2, 2.25, 3})
    void onADesktopWithAScaleOfItsOwnVirtualPixelsAreSquaresOfScreenPixels(double scale) {
        int zoom = 5;
        desktopScale = scale;
        screen = new BufferedImage(ACROSS * zoom + 3, DOWN * zoom + 2, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < ACROSS * DOWN; i++) frame.pixels()[i] = 0xFF000000 | i * 5;
        presenter.present(frame);
        int left = border(canvas.getWidth(), ACROSS * zoom);
        int top = border(canvas.getHeight(), DOWN * zoom);
        for (int y = 0; y < DOWN * zoom; y++)
            for (int x = 0; x < ACROSS * zoom; x++)
                assertEquals(
                        frame.pixels()[y / zoom * ACROSS + x / zoom], screen.getRGB(left + x, top + y), x + "," + y);
    }

    private int border(int units, int pixels) {
        return ((int) Math.round(units * desktopScale) - pixels) / 2;
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.5, 1.75, 2, 2.25, 3})
    void theMouseMatchesThePictureOnAScaledDesktop(double scale) {
        desktopScale = scale;
        screen = new BufferedImage(ACROSS * 40, DOWN * 40, BufferedImage.TYPE_INT_RGB);
        presenter.present(frame);
        for (int column = 0; column < ACROSS; column++) {
            int middle = (int) ((column * 40 + 20) / scale);
            assertEquals(new Point(column, 2), presenter.toPicture(new Point(middle, (int) (100 / scale))));
        }
    }

    @Test
    void theLastFrameIsShownAgainAtOnceWhenTheWindowChanges() {
        presenter.repeatFrame();
        assertEquals(List.of(), log, "before there was one");
        frame.pixels()[0] = 0xFF405060;
        present();
        log.clear();
        presenter.nextScaling();
        presenter.repeatFrame();
        assertEquals(List.of("draw", "show", "draw", "show"), log);
        assertEquals(0xFF405060, screen.getRGB(0, 0));
    }
}
