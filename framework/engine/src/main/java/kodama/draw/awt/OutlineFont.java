package kodama.draw.awt;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.LineMetrics;
import java.awt.image.BufferedImage;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import kodama.draw.Glyph;
import kodama.draw.Image;
import kodama.draw.text.FontFailure;
import kodama.draw.text.GlyphCache;

/**
 * An outline font at one size. Letters are rasterized when they are first used.
 *
 * <p>Their sizes depend on Java's font rasterizer: on another machine they may differ by a pixel.
 */
final class OutlineFont implements kodama.draw.text.Font {
    private static final long MAX_MILLIS = 1_000;

    /** Largest letter relative to the font size; a larger one is invalid. */
    private static final int MAX_TIMES = 4;

    private final String name;
    private final Font font;
    private final FontRenderContext how;
    private final int size;
    private final int ascent;
    private final int height;
    private final GlyphCache glyphs = new GlyphCache(this::make);
    private boolean isBroken;

    OutlineFont(String name, Font outlines, int size, boolean smooth) {
        this.name = name;
        this.size = size;
        font = outlines.deriveFont((float) size);
        how = new FontRenderContext(
                null,
                smooth ? RenderingHints.VALUE_TEXT_ANTIALIAS_ON : RenderingHints.VALUE_TEXT_ANTIALIAS_OFF,
                RenderingHints.VALUE_FRACTIONALMETRICS_OFF);
        LineMetrics metrics = within(() -> font.getLineMetrics("x", how));
        ascent = bounded(metrics.getAscent());
        height = Math.max(1, ascent + bounded(metrics.getDescent()));
    }

    private int bounded(float length) {
        return Math.max(0, Math.min(MAX_TIMES * size, Math.round(length)));
    }

    private <T> T within(Callable<T> work) {
        try {
            return TimeLimit.within(MAX_MILLIS, work);
        } catch (TimeoutException late) {
            throw new FontFailure("font '" + name + "': a letter took longer than a second to draw", late);
        } catch (ExecutionException failed) {
            throw new FontFailure("font '" + name + "': a letter cannot be drawn (" + failed.getCause() + ")", failed);
        }
    }

    /** After one failure all further letters fail too, because each might take its time limit. */
    private Glyph make(int code) {
        if (isBroken || !has(code)) return box();
        try {
            return within(() -> draw(code));
        } catch (FontFailure failed) {
            isBroken = true;
            throw failed;
        }
    }

    private Glyph box() {
        int width = Math.max(3, size / 2);
        return GlyphCache.box(width, Math.max(3, ascent), 0);
    }

    private Glyph draw(int code) {
        GlyphVector letter = font.createGlyphVector(how, Character.toChars(code));
        int advance = bounded(letter.getGlyphMetrics(0).getAdvanceX());
        Rectangle place = letter.getPixelBounds(how, 0, ascent);
        boolean isSeen = !place.isEmpty() && place.width <= MAX_TIMES * size && place.height <= MAX_TIMES * size;
        return isSeen ? Glyph.of(image(letter, place), place.x, place.y, advance) : Glyph.blank(advance);
    }

    private Image image(GlyphVector letter, Rectangle place) {
        BufferedImage picture = new BufferedImage(place.width, place.height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = picture.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, how.getAntiAliasingHint());
        pen.setColor(Color.WHITE);
        pen.drawGlyphVector(letter, -place.x, ascent - place.y);
        pen.dispose();
        int[] pixels = picture.getRGB(0, 0, place.width, place.height, null, 0, place.width);
        return new Image(name, place.width, place.height, pixels);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Glyph glyph(int code) {
        return glyphs.get(code);
    }

    @Override
    public boolean has(int code) {
        return font.canDisplay(code);
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int lineHeight() {
        return height + Math.max(1, size / 8);
    }

    /** Runs work on an untrusted file on its own thread, so that the game continues even if it never ends. */
    static final class TimeLimit {
        private TimeLimit() {}

        /**
         * Waits for the result of work.
         *
         * @throws TimeoutException if it takes longer; it is interrupted and abandoned
         * @throws ExecutionException if it fails
         */
        static <T> T within(long millis, Callable<T> work) throws ExecutionException, TimeoutException {
            FutureTask<T> task = new FutureTask<>(work);
            Thread thread = new Thread(task, "kodama-font");
            thread.setDaemon(true);
            thread.start();
            try {
                return task.get(millis, TimeUnit.MILLISECONDS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new ExecutionException(interrupted);
            } finally {
                task.cancel(true);
            }
        }
    }
}
