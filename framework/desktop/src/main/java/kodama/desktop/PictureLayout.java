package kodama.desktop;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import java.util.function.Consumer;
import java.util.function.Function;
import kodama.draw.Viewport;

/**
 * Places the game's canvas and the status bar in a frame. In a window, the bar is a row below the canvas. In full
 * screen the picture keeps its size and place: the bar is in the dark border below it, or to the left of it, and hidden
 * if neither has space. AWT's thread only.
 */
final class PictureLayout implements LayoutManager {
    /** Least and greatest width of a bar next to the picture, in AWT's units. */
    private static final int NARROWEST = 90;

    private static final int WIDEST = 240;

    private final Canvas canvas;
    private final StatusStrip strip;
    /** Fills the space on the other side of the picture, so that the picture stays in the center. */
    private final Canvas filler = new Canvas();

    private final Function<Dimension, Insets> spare;
    private final Consumer<Boolean> barVisible;
    private boolean hasBar;
    private boolean isFullscreen;

    /**
     * @param spare computes the space around the picture in a canvas of a size, in AWT's units
     * @param barVisible called after each layout with whether the bar has a place
     */
    PictureLayout(Canvas canvas, StatusStrip strip, Function<Dimension, Insets> spare, Consumer<Boolean> barVisible) {
        this.canvas = canvas;
        this.strip = strip;
        this.spare = spare;
        this.barVisible = barVisible;
        filler.setBackground(new Color(Viewport.BORDER));
        filler.setFocusable(false);
    }

    /** Makes this the layout of a frame, and adds all components to it. */
    void fill(Frame frame) {
        frame.setLayout(this);
        frame.add(canvas);
        frame.add(strip);
        frame.add(filler);
        strip.setVisible(false);
        filler.setVisible(false);
    }

    /** Sets whether the window has a bar; the caller lays out the frame. */
    void setBar(boolean on) {
        hasBar = on;
    }

    boolean hasBar() {
        return hasBar;
    }

    /** Sets whether the frame fills the screen or is about to. */
    void setFullscreen(boolean on) {
        isFullscreen = on;
    }

    /** Returns what surrounds the picture of a frame in a window: the frame's border and the status bar. */
    static Insets border(Frame frame) {
        Insets border = frame.getInsets();
        if (frame.getLayout() instanceof PictureLayout layout && layout.hasBar)
            return new Insets(border.top, border.left, border.bottom + StatusStrip.HEIGHT, border.right);
        return border;
    }

    @Override
    public void layoutContainer(Container frame) {
        Insets border = frame.getInsets();
        int width = Math.max(0, frame.getWidth() - border.left - border.right);
        int height = Math.max(0, frame.getHeight() - border.top - border.bottom);
        Rectangle all = new Rectangle(border.left, border.top, width, height);
        if (!hasBar) layOut(all, new Rectangle(), new Rectangle());
        else if (isFullscreen) layOutFullscreen(all);
        else layOut(rows(all, 0, height - StatusStrip.HEIGHT), lowest(all), new Rectangle());
    }

    private void layOutFullscreen(Rectangle all) {
        int row = StatusStrip.HEIGHT;
        Insets border = spare.apply(all.getSize());
        int side = Math.min(WIDEST, Math.min(border.left, border.right));
        if (Math.min(border.top, border.bottom) >= row)
            layOut(rows(all, row, all.height - 2 * row), lowest(all), rows(all, 0, row));
        else if (side >= NARROWEST)
            layOut(
                    columns(all, side, all.width - 2 * side),
                    columns(all, 0, side),
                    columns(all, all.width - side, side));
        else layOut(all, new Rectangle(), new Rectangle());
    }

    private static Rectangle rows(Rectangle all, int from, int height) {
        return new Rectangle(all.x, all.y + from, all.width, Math.max(0, height));
    }

    private static Rectangle columns(Rectangle all, int from, int width) {
        return new Rectangle(all.x + from, all.y, width, all.height);
    }

    private static Rectangle lowest(Rectangle all) {
        return rows(all, all.height - StatusStrip.HEIGHT, StatusStrip.HEIGHT);
    }

    private void layOut(Rectangle picture, Rectangle bar, Rectangle opposite) {
        canvas.setBounds(picture);
        place(strip, bar);
        place(filler, opposite);
        barVisible.accept(strip.isVisible());
    }

    /** Hides a component that has no place. */
    private static void place(Component component, Rectangle at) {
        if (!at.isEmpty()) component.setBounds(at);
        component.setVisible(!at.isEmpty());
    }

    @Override
    public Dimension preferredLayoutSize(Container frame) {
        return around(frame, canvas.getPreferredSize());
    }

    @Override
    public Dimension minimumLayoutSize(Container frame) {
        return around(frame, canvas.getMinimumSize());
    }

    private Dimension around(Container frame, Dimension picture) {
        Insets border = frame.getInsets();
        int bar = hasBar ? StatusStrip.HEIGHT : 0;
        return new Dimension(
                picture.width + border.left + border.right, picture.height + bar + border.top + border.bottom);
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}
}
