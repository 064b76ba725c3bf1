package kodama.desktop;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.dnd.DropTarget;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.event.WindowListener;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.draw.Image;
import kodama.draw.Presenter;
import kodama.draw.Scaling;
import kodama.draw.Viewport;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/**
 * The game's window: presents its frames and feeds keyboard and mouse into the raw input.
 *
 * <p>F11 and Alt+Enter switch between window and full screen; Shift+F11 switches the scaling. When the window loses the
 * focus, all keys are released. Any thread may call its methods unless stated otherwise.
 */
public final class GameWindow implements AutoCloseable {
    private final Frame frame;
    private final GameCanvas canvas;
    private final PictureLayout layout;
    private final WindowStatusBar statusBar;
    private final WindowPlacement placement;
    private final Fullscreen fullscreen;
    private final WindowListener closing;
    /** Null until the window is open. */
    private @Nullable MinimumSize minimumSize;

    private final List<LeakTracker.Entry> entries = new ArrayList<>();

    /**
     * Opens a window. Returns when it is on the screen.
     *
     * @param onClose called on AWT's thread each time the player asks to close the window, which stays open; must be
     *     quick
     * @param warnings receives what the system does not support; called on AWT's thread
     * @param leakTracker records the window and its listeners until it is closed
     * @throws IllegalArgumentException if the given scale or size makes the window larger than the screen
     * @throws IllegalStateException if there is no display, see {@link DisplayAvailability#unavailableReason}
     */
    public GameWindow(
            WindowOptions options,
            RawInput input,
            Runnable onClose,
            Consumer<String> warnings,
            LeakTracker leakTracker) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle != null) throw new IllegalStateException(obstacle);
        AppIdentity.name(options.title());
        this.frame = new Frame(options.title());
        WindowKeys keys = new WindowKeys(() -> setFullscreen(!isFullscreen()), this::nextScaling);
        this.canvas = new GameCanvas(input, options.scaling(), keys, warnings, leakTracker);
        StatusStrip strip = new StatusStrip();
        this.statusBar = new WindowStatusBar(EventQueue::invokeLater, strip::show, options.statusBar(), this::setBar);
        this.layout = new PictureLayout(canvas, strip, area -> spareSpace(options, area), statusBar::setVisible);
        this.placement = new WindowPlacement(frame, canvas);
        this.fullscreen = new Fullscreen(frame, canvas, placement, Fullscreen.ScreenFill::of);
        this.closing = onClosing(onClose);
        AwtThread.run(() -> open(options, onClose));
        note(leakTracker, "window", options.title());
        note(leakTracker, "listener", "closing of the window");
    }

    /**
     * Accepts files that the player drops on the window.
     *
     * @param receiver called on AWT's thread with the first of them; must be quick
     */
    public void acceptFiles(Consumer<Path> receiver) {
        AwtThread.run(() -> canvas.setDropTarget(new DropTarget(canvas, new FileDrop(receiver))));
    }

    private void note(LeakTracker leakTracker, String kind, String name) {
        entries.add(leakTracker.open(LeakTracker.Lifetime.PROGRAM, kind, name));
    }

    private void open(WindowOptions options, Runnable onClose) {
        fillFrame(options.statusBar());
        showIcon(options.icon() == null ? KodamaIcon.picture() : options.icon(), onClose);
        try {
            size(options);
        } catch (IllegalArgumentException tooLarge) {
            frame.dispose();
            throw tooLarge;
        }
        frame.addComponentListener(placement);
        frame.addWindowListener(closing);
        if (options.fullscreen()) enterFullscreen();
        else frame.setVisible(true);
        canvas.requestFocus();
    }

    private void fillFrame(boolean hasBar) {
        frame.setBackground(Color.BLACK);
        frame.setIgnoreRepaint(true);
        layout.setBar(hasBar);
        layout.fill(frame);
        canvas.setStatusBar(statusBar);
    }

    /** Returns the space around the picture in a canvas of a size, in AWT's units. */
    private Insets spareSpace(WindowOptions options, Dimension area) {
        AffineTransform toScreen = frame.getGraphicsConfiguration().getDefaultTransform();
        double scaleX = toScreen.getScaleX();
        double scaleY = toScreen.getScaleY();
        Viewport at = canvas.scaling()
                .place(options.width(), options.height(), (int) (area.width * scaleX), (int) (area.height * scaleY));
        int beside = (int) (at.x() / scaleX);
        int above = (int) (at.y() / scaleY);
        return new Insets(above, beside, above, beside);
    }

    /** Adds or removes the status bar. A window changes its height, so that the picture keeps its size. */
    private void setBar(boolean on) {
        if (on == layout.hasBar() || !frame.isDisplayable()) return;
        int width = frame.getWidth();
        int height = frame.getHeight() + (on ? StatusStrip.HEIGHT : -StatusStrip.HEIGHT);
        layout.setBar(on);
        if (minimumSize != null) minimumSize.update(); // may enlarge the frame, too
        if (!fullscreen.isOn() && frame.getExtendedState() == Frame.NORMAL) frame.setSize(width, height);
        layOut();
    }

    private void layOut() {
        frame.invalidate();
        frame.validate();
    }

    private void enterFullscreen() {
        layout.setFullscreen(true);
        fullscreen.enter();
        layOut();
    }

    private void leaveFullscreen() {
        layout.setFullscreen(false);
        fullscreen.leave();
        layOut();
    }

    private void showIcon(Image picture, Runnable onQuit) {
        List<BufferedImage> icons = WindowIcons.of(picture);
        frame.setIconImages(icons);
        AppIdentity.joinMacDock(icons.get(icons.size() - 1), onQuit);
    }

    /** Only a frame with a peer has a border, so the peer is created first. */
    private void size(WindowOptions options) {
        frame.addNotify();
        AffineTransform toScreen = frame.getGraphicsConfiguration().getDefaultTransform();
        Dimension smallest = ScreenFit.minimumSize(options, ScreenFit.availableSize(frame));
        minimumSize = new MinimumSize(frame, ScreenFit.inUnits(smallest, toScreen));
        frame.addWindowFocusListener(minimumSize);
        canvas.setPreferredSize(ScreenFit.inUnits(ScreenFit.size(options, frame), toScreen));
        frame.pack();
        frame.setLocationRelativeTo(null);
        if (options.savedBounds() != null) restoreBounds(options.savedBounds());
        placement.start();
    }

    /** Restores the last bounds if they are visible; the picture keeps its size if the screen is large enough. */
    private void restoreBounds(WindowOptions.SavedBounds saved) {
        Insets border = PictureLayout.border(frame);
        int width = saved.width() + border.left + border.right;
        int height = saved.height() + border.top + border.bottom;
        ScreenFit.visiblePlace(new Rectangle(saved.x(), saved.y(), width, height), ScreenFit.usableAreas())
                .ifPresent(at -> {
                    canvas.setPreferredSize(new Dimension(
                            at.width - border.left - border.right, at.height - border.top - border.bottom));
                    frame.pack();
                    frame.setLocation(at.getLocation());
                });
    }

    private static WindowListener onClosing(Runnable onClose) {
        return new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                onClose.run();
            }
        };
    }

    /** Returns the presenter of this window, for the draw thread. Ignores frames after {@link #close}. */
    public Presenter presenter() {
        return canvas.presenter();
    }

    /** Sets how frames fill the window. Shift+F11 changes this, too. */
    public void setScaling(Scaling scaling) {
        canvas.setScaling(scaling);
        EventQueue.invokeLater(this::layOut); // in full screen, the bar depends on it
    }

    private void nextScaling() {
        canvas.nextScaling();
        layOut();
    }

    /** Returns how frames fill the window. */
    public Scaling scaling() {
        return canvas.scaling();
    }

    /** Returns the bounds of the window, in full screen those before; null before the window was first shown. */
    public WindowOptions.@Nullable SavedBounds windowedBounds() {
        return placement.current();
    }

    /** Whether the window fills the screen. */
    public boolean isFullscreen() {
        return fullscreen.isOn();
    }

    /** Switches between window and full screen. Returns when that is done. */
    public void setFullscreen(boolean on) {
        AwtThread.run(() -> {
            if (on == fullscreen.isOn() || !frame.isDisplayable()) return;
            canvas.rebuild(on ? this::enterFullscreen : this::leaveFullscreen);
        });
    }

    /** Updates the mouse cursor, the mouse capture and text input. Called after each frame, on the game thread. */
    public void frameDone() {
        canvas.frameDone();
    }

    /** Closes the window. Close the renderer first. A second call does nothing. */
    @Override
    public void close() {
        canvas.close();
        AwtThread.run(this::dispose);
        for (LeakTracker.Entry entry : entries) entry.close();
    }

    private void dispose() {
        frame.removeComponentListener(placement);
        frame.removeWindowListener(closing);
        frame.dispose();
    }

    /**
     * Keeps the player from making the frame smaller than its picture may be. X11 reports the width of the border only
     * after the window was shown, and always before it gets the focus; its earlier guess is too large and would enlarge
     * the window. AWT's thread only.
     */
    private static final class MinimumSize extends WindowAdapter {
        private final Frame frame;
        private final Dimension picture;
        /** What surrounded the picture the last time; null before the window first had the focus. */
        private @Nullable Insets border;

        MinimumSize(Frame frame, Dimension picture) {
            this.frame = frame;
            this.picture = picture;
        }

        @Override
        public void windowGainedFocus(WindowEvent event) {
            if (!PictureLayout.border(frame).equals(border)) apply();
        }

        /** Updates the size if the status bar was added or removed since the window first had the focus. */
        void update() {
            if (border != null) apply();
        }

        private void apply() {
            Insets now = PictureLayout.border(frame);
            border = now;
            int width = picture.width + now.left + now.right;
            int height = picture.height + now.top + now.bottom;
            frame.setMinimumSize(new Dimension(width, height));
        }
    }
}
