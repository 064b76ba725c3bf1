package kodama.desktop;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.List;
import kodama.draw.StatusBar;
import kodama.draw.Viewport;

/**
 * The component that paints a status bar: in one row, the frame rate at the left and the first notice after it, or only
 * the notice if both do not fit; if it is higher than that, the frame rate at its lower end and all notices above it.
 * AWT's thread only.
 */
final class StatusStrip extends Canvas {
    /** Height of a bar with one row, in AWT's units. */
    static final int HEIGHT = 20;

    private static final int ROW = 16;
    private static final int MARGIN = 6;
    private static final int GAP = 18;
    private static final int FONT_SIZE = 12;
    private static final Color TEXT = new Color(0xD8D0EC);
    private static final Color DIM = new Color(0x9A90B8);

    private transient String frameRate = "";
    private transient List<StatusBar.Notice> notices = List.of();

    StatusStrip() {
        setBackground(new Color(Viewport.BORDER));
        setFocusable(false); // a click must not take the keys from the game
    }

    /** Shows other texts. */
    void show(String frameRate, List<StatusBar.Notice> notices) {
        this.frameRate = frameRate;
        this.notices = notices;
        repaint();
    }

    /** Does not clear the component before, which would flicker. */
    @Override
    public void update(Graphics g) {
        paint(g);
    }

    @Override
    public void paint(Graphics g) {
        g.setColor(getBackground());
        g.fillRect(0, 0, getWidth(), getHeight());
        if (frameRate.isEmpty() && notices.isEmpty()) return; // fonts take time to load
        if (g instanceof Graphics2D smooth)
            smooth.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, FONT_SIZE));
        if (getHeight() < 2 * HEIGHT) paintRow(g, g.getFontMetrics());
        else paintColumn(g, g.getFontMetrics());
    }

    private void paintRow(Graphics g, FontMetrics metrics) {
        int baseline = (getHeight() - metrics.getHeight()) / 2 + metrics.getAscent();
        int left = MARGIN;
        int right = getWidth() - MARGIN;
        String more = notices.size() < 2 ? "" : "+" + (notices.size() - 1);
        if (!more.isEmpty()) {
            right -= draw(g, more, right - metrics.stringWidth(more), baseline, DIM);
            right -= MARGIN;
        }
        String notice = notices.isEmpty() ? "" : notices.get(0).text();
        String rate = StatusText.besides(frameRate, notice, right - left - GAP, metrics::stringWidth);
        left += draw(g, StatusText.cut(rate, right - left, metrics::stringWidth), left, baseline, TEXT);
        if (notices.isEmpty()) return;
        if (left > MARGIN) left += GAP;
        String text = StatusText.cut(notice, right - left, metrics::stringWidth);
        draw(g, text, left, baseline, new Color(notices.get(0).color()));
    }

    /** Draws a text and returns its width. */
    private static int draw(Graphics g, String text, int left, int baseline, Color color) {
        g.setColor(color);
        g.drawString(text, left, baseline);
        return g.getFontMetrics().stringWidth(text);
    }

    private void paintColumn(Graphics g, FontMetrics metrics) {
        int width = getWidth() - 2 * MARGIN;
        int baseline = getHeight() - MARGIN - metrics.getDescent();
        draw(g, StatusText.cut(frameRate, width, metrics::stringWidth), MARGIN, baseline, TEXT);
        baseline -= 2 * ROW;
        for (StatusBar.Notice notice : notices) {
            List<String> rows = new ArrayList<>(StatusText.wrap(notice.text(), width, metrics::stringWidth));
            baseline -= rows.size() * ROW;
            for (int i = 0; i < rows.size(); i++)
                draw(g, rows.get(i), MARGIN, baseline + (i + 1) * ROW, new Color(notice.color()));
            baseline -= ROW / 2;
        }
    }
}
