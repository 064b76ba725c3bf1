package kodama.desktop;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.event.WindowListener;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.draw.Image;
import kodama.draw.Presenter;
import kodama.draw.Scaling;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/**
 * The game's window: a presenter for its frames, keys and mouse into the raw input.
 *
 * <p>F11 and alt with enter switch between window and full screen, shift with F11 goes to the next way of scaling. When
 * the window loses the focus, all keys are let go. Any thread may call it except where said otherwise.
 */
public final class GameWindow implements AutoCloseable {
    private final Frame frame;
    private final GameCanvas canvas;
    private final WindowPlacement place;
    private final Fullscreen fullscreen;
    private final WindowListener closing;
    private final List<LeakTracker.Entry> entries = new ArrayList<>();

    /**
     * Opens a window. Returns when it is on the screen.
     *
     * @param onClose called by AWT's thread each time the player asks to close the window, which stays open; must be
     *     quick
     * @param warnings receives what the system does not allow; called by AWT's thread
     * @param ledger where the window and what listens to it are noted until it is closed
     * @throws IllegalArgumentException if the scale or size asked for makes the window larger than the screen
     * @throws IllegalStateException if there is no display, see {@link DisplayAvailability#unavailableReason}
     */
    public GameWindow(
            WindowOptions options, RawInput input, Runnable onClose, Consumer<String> warnings, LeakTracker ledger) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle != null) throw new IllegalStateException(obstacle);
        AppIdentity.name(options.title());
        this.frame = new Frame(options.title());
        WindowKeys keys = new WindowKeys(() -> setFullscreen(!isFullscreen()), this::nextScaling);
        this.canvas = new GameCanvas(input, options.scaling(), keys, warnings, ledger);
        this.place = new WindowPlacement(frame, canvas);
        this.fullscreen = new Fullscreen(frame, canvas, place, Fullscreen.ScreenFill::of);
        this.closing = onClosing(onClose);
        AwtThread.run(() -> open(options, onClose));
        note(ledger, "window", options.title());
        note(ledger, "listener", "closing of the window");
    }

    private void note(LeakTracker ledger, String kind, String name) {
        entries.add(ledger.open(LeakTracker.Lifetime.PROGRAM, kind, name));
    }

    private void open(WindowOptions options, Runnable onClose) {
        fillFrame();
        showIcon(options.icon() == null ? KodamaIcon.picture() : options.icon(), onClose);
        try {
            size(options);
        } catch (IllegalArgumentException tooLarge) {
            frame.dispose();
            throw tooLarge;
        }
        frame.addComponentListener(place);
        frame.addWindowListener(closing);
        if (options.fullscreen()) fullscreen.enter();
        else frame.setVisible(true);
        canvas.requestFocus();
    }

    private void fillFrame() {
        frame.setBackground(Color.BLACK);
        frame.setIgnoreRepaint(true);
        frame.add(canvas);
    }

    private void showIcon(Image picture, Runnable onQuit) {
        List<BufferedImage> icons = WindowIcons.of(picture);
        frame.setIconImages(icons);
        AppIdentity.joinMacDock(icons.get(icons.size() - 1), onQuit);
    }

    /** A frame has a border from its peer on, which is therefore made first. */
    private void size(WindowOptions options) {
        frame.addNotify();
        AffineTransform toScreen = frame.getGraphicsConfiguration().getDefaultTransform();
        Dimension smallest = ScreenFit.minimumSize(options, ScreenFit.availableSize(frame));
        frame.addWindowFocusListener(new MinimumSize(frame, ScreenFit.inUnits(smallest, toScreen)));
        canvas.setPreferredSize(ScreenFit.inUnits(ScreenFit.size(options, frame), toScreen));
        frame.pack();
        frame.setLocationRelativeTo(null);
        if (options.savedBounds() != null) standAgain(options.savedBounds());
        place.start();
    }

    /** Where it was left, if that is in view; the picture is as large as then, or as the screen has room for. */
    private void standAgain(WindowOptions.SavedBounds left) {
        Insets border = frame.getInsets();
        int width = left.width() + border.left + border.right;
        int height = left.height() + border.top + border.bottom;
        ScreenFit.visiblePlace(new Rectangle(left.x(), left.y(), width, height), ScreenFit.usableAreas())
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

    /** Shows frames in this window, for the draw thread. Frames shown after {@link #close} go nowhere. */
    public Presenter presenter() {
        return canvas.presenter();
    }

    /** Changes how frames fill the window. Keys of the window do so, too. */
    public void setScaling(Scaling scaling) {
        canvas.setScaling(scaling);
    }

    private void nextScaling() {
        canvas.nextScaling();
    }

    /** How frames fill the window. */
    public Scaling scaling() {
        return canvas.scaling();
    }

    /** Where the window stands, or stood before it filled the screen; null before it has been seen. */
    public WindowOptions.@Nullable SavedBounds windowedBounds() {
        return place.current();
    }

    /** Whether the game fills the screen. */
    public boolean isFullscreen() {
        return fullscreen.isOn();
    }

    /** Fills the screen or goes back to the window, unless it is so already. Returns when that is done. */
    public void setFullscreen(boolean on) {
        AwtThread.run(() -> {
            if (on == fullscreen.isOn() || !frame.isDisplayable()) return;
            canvas.rebuild(on ? fullscreen::enter : fullscreen::leave);
        });
    }

    /**
     * Lets a frame go by, since the cursor goes when the mouse has rested for a while, and text may be entered from now
     * on. For the game thread.
     */
    public void frameDone() {
        canvas.frameDone();
    }

    /** Takes the window off the screen. Close the renderer first. A second call does nothing. */
    @Override
    public void close() {
        canvas.close();
        AwtThread.run(this::dispose);
        for (LeakTracker.Entry entry : entries) entry.close();
    }

    private void dispose() {
        frame.removeComponentListener(place);
        frame.removeWindowListener(closing);
        frame.dispose();
    }

    /**
     * Keeps players from making a frame smaller than its picture may be. How wide the border around that is, X11 tells
     * when the window has been shown, and surely before it gets the focus; what it guesses before is more, and would
     * enlarge the window. Called by AWT's thread only.
     */
    private static final class MinimumSize extends WindowAdapter {
        private final Frame frame;
        private final Dimension picture;
        /** As wide as it was the last time; null before the window first had the focus. */
        private @Nullable Insets border;

        MinimumSize(Frame frame, Dimension picture) {
            this.frame = frame;
            this.picture = picture;
        }

        @Override
        public void windowGainedFocus(WindowEvent event) {
            Insets now = frame.getInsets();
            if (now.equals(border)) return;
            border = now;
            int width = picture.width + now.left + now.right;
            int height = picture.height + now.top + now.bottom;
            frame.setMinimumSize(new Dimension(width, height));
        }
    }
}
