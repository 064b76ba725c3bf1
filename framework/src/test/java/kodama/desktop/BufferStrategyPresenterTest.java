package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.BufferCapabilities;
import java.awt.Canvas;
import java.awt.Graphics;
import java.awt.GraphicsConfiguration;
import java.awt.ImageCapabilities;
import java.awt.image.BufferStrategy;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import kodama.draw.FrameBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How frames get on a canvas, here one without a display that says what is asked of it. */
class BufferStrategyPresenterTest {
    private static final int ACROSS = 8;
    private static final int DOWN = 6;

    private final List<String> log = new ArrayList<>();
    private final BufferedImage screen = new BufferedImage(ACROSS, DOWN, BufferedImage.TYPE_INT_RGB);
    private final FrameBuffer frame = new FrameBuffer(ACROSS, DOWN);
    private final Paper canvas = new Paper();
    private final BufferStrategyPresenter presenter = new BufferStrategyPresenter(canvas, Scaling.INTEGER);
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
            return screen.createGraphics();
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
            return ACROSS;
        }

        @Override
        public int getHeight() {
            return DOWN;
        }

        @Override
        public GraphicsConfiguration getGraphicsConfiguration() {
            return screen.createGraphics().getDeviceConfiguration();
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
    void twoBuffersAreAskedForOnceSoThatWhatIsDrawnIsWhatIsShown() {
        frame.pixels()[0] = 0xFF405060;
        assertEquals(List.of("2 buffers", "draw", "show"), present());
        assertEquals(0xFF405060, screen.getRGB(0, 0));
        assertEquals(List.of("draw", "show"), present());
    }

    @ParameterizedTest
    @CsvSource({"Linux, 2 buffers copied", "FreeBSD, 2 buffers copied", "Windows 11, 2 buffers", "Mac OS X, 2 buffers"})
    void buffersAreFlippedWhereThatIsSafe(String system, String asked) {
        BackBuffer.of(canvas, system);
        assertEquals(List.of(asked), log);
    }

    @Test
    void aBackBufferThatWasLostIsDrawnAgain() {
        present();
        losses = 1;
        assertEquals(List.of("draw", "show", "draw", "show"), present());
        restorations = 1;
        assertEquals(List.of("draw", "draw", "show"), present());
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
}
