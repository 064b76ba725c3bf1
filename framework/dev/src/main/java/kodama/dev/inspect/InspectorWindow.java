package kodama.dev.inspect;

import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.JFrame;
import javax.swing.Timer;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import org.jspecify.annotations.Nullable;

/**
 * The inspector's window, created when it is first opened. While visible, it requests a snapshot ten times a second;
 * the game never waits for it.
 */
final class InspectorWindow implements InspectorView {
    /** Time between requests, in milliseconds. */
    private static final int PERIOD = 100;

    private static final int WIDTH = 900;
    private static final int HEIGHT = 720;
    private static final int NARROWEST = 560;

    private final InspectorRequests requests;
    private final UnaryOperator<String> editor;
    private final WindowBounds bounds;
    private final LeakTracker leakTracker;
    private volatile boolean isOpen;

    // AWT thread; null until it is first opened, and after the end
    private @Nullable JFrame frame;
    private @Nullable InspectorPanel panel;
    private LeakTracker.@Nullable Entry entry;
    private final Timer timer = new Timer(PERIOD, event -> look());

    InspectorWindow(
            InspectorRequests requests,
            UnaryOperator<String> editor,
            ContainedPath folder,
            Consumer<String> log,
            LeakTracker leakTracker) {
        this.requests = requests;
        this.editor = editor;
        this.bounds = new WindowBounds(folder, log);
        this.leakTracker = leakTracker;
    }

    // game thread

    @Override
    public boolean isOpen() {
        return isOpen;
    }

    @Override
    public void toggle() {
        EventQueue.invokeLater(() -> {
            if (isOpen) leave();
            else enter();
        });
    }

    @Override
    public void show(Snapshot snapshot) {
        withPanel(open -> open.show(snapshot));
    }

    @Override
    public void select(TaskKey task) {
        withPanel(open -> open.select(task));
    }

    @Override
    public void showMessage(String sentence) {
        withPanel(open -> open.showMessage(sentence));
    }

    private void withPanel(Consumer<InspectorPanel> action) {
        EventQueue.invokeLater(() -> {
            if (panel != null) action.accept(panel);
        });
    }

    @Override
    public void close() {
        if (!isOpen) return;
        try {
            EventQueue.invokeAndWait(this::leave);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        } catch (InvocationTargetException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    // AWT thread

    private void enter() {
        InspectorTheme.apply();
        InspectorPanel made = new InspectorPanel(requests, this::edit);
        JFrame window = new JFrame("Kodama: tasks");
        window.setName("inspector");
        window.setAutoRequestFocus(false); // keep the focus on the game
        game().ifPresent(shown -> window.setIconImages(shown.getIconImages()));
        window.setContentPane(made);
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                leave();
            }
        });
        made.onKey(KeyEvent.VK_F4, this::leave);
        window.setBounds(bounds.saved(allScreens()).orElseGet(InspectorWindow::besideTheGame));
        window.setMinimumSize(InspectorTheme.scaled(NARROWEST / 2, HEIGHT / 3));
        frame = window;
        panel = made;
        entry = leakTracker.open(LeakTracker.Lifetime.PROGRAM, "window", "task inspector");
        window.setVisible(true);
        made.focusTasks();
        isOpen = true;
        look();
        timer.start();
    }

    /** Disposes the window, so that it keeps nothing in memory; opening creates a new one. */
    private void leave() {
        timer.stop();
        isOpen = false;
        panel = null;
        if (frame != null) {
            if (frame.getExtendedState() == Frame.NORMAL) bounds.save(frame.getBounds());
            frame.dispose();
            frame = null;
        }
        if (entry != null) entry.close();
        entry = null;
    }

    private void look() {
        boolean isSeen = frame != null && (frame.getExtendedState() & Frame.ICONIFIED) == 0;
        if (isSeen && panel != null) panel.requestSnapshot();
    }

    private void edit(String place) {
        Thread opening = new Thread(() -> showMessage(editor.apply(place)), "kodama-editor");
        opening.setDaemon(true);
        opening.start();
    }

    private static Rectangle allScreens() {
        Rectangle all = new Rectangle();
        Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
                .forEach(screen -> all.add(screen.getDefaultConfiguration().getBounds()));
        return all;
    }

    private static Optional<Frame> game() {
        return Arrays.stream(Frame.getFrames()).filter(Frame::isShowing).findFirst();
    }

    private static Rectangle besideTheGame() {
        int width = InspectorTheme.scaled(WIDTH);
        int height = InspectorTheme.scaled(HEIGHT);
        return game().map(shown -> WindowBounds.beside(shown.getBounds(), width, height, width, room(shown)))
                .orElseGet(() -> new Rectangle(width, height));
    }

    /** The usable area of a window's screen, without taskbars. */
    private static Rectangle room(Frame shown) {
        Rectangle room = shown.getGraphicsConfiguration().getBounds();
        Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(shown.getGraphicsConfiguration());
        room.setBounds(
                room.x + bars.left,
                room.y + bars.top,
                room.width - bars.left - bars.right,
                room.height - bars.top - bars.bottom);
        return room;
    }
}
