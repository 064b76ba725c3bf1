package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import kodama.dev.inspect.TaskColumn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The task inspector in its real window, next to a real game, operated by keys and mouse. */
@Tag("display")
@Timeout(120)
class InspectorWindowTest {
    private static final String BLUE = "0000FF";

    private static final String SCENE = """
            local function moth(t)
              while true do
                t.ticks = t.ticks + 1
                t.speed = tune("moth.speed", 2, { min = 0, max = 10 })
                wait(1)
              end
            end
            return function(self)
              watch("age", function() return time.tick end)
              spawn(function(boss)
                boss:spawn(moth, { name = "moth", ticks = 0, x = 32, y = 24, hitbox = circle(12), weight = 5 })
                wait_for "hit"
              end, { name = "boss", group = "enemy" })
              spawn { name = "sky", priority = 0.1, draw = function() draw.fill(0x0000ff) end }
              while true do wait(60) end
            end
            """;

    @TempDir
    private Path folder;

    private Shell shell;
    private DevWindow window;
    private Robot robot;

    @BeforeEach
    void play() throws AWTException {
        shell = new Shell(folder).file("game.lua", "return { width = 64, height = 48 }");
        shell.file("scenes/main.lua", SCENE);
        window = new DevWindow(shell, new Point(1, 1), "dev", folder.toString(), "--scale", "4", "--no-portal");
        robot = new Robot();
        window.awaitFirst(BLUE);
        window.tap(KeyEvent.VK_F4);
        eventually(() -> inspector().isPresent());
        eventually(() -> rows() == 5);
    }

    /** Closes the game's window, whichever is the newest, and the inspector with it. */
    @AfterEach
    void close() throws Exception {
        if (window != null) closeGame();
    }

    private int closeGame() throws Exception {
        closeInspector();
        return window.close();
    }

    private void closeInspector() {
        inspector()
                .ifPresent(frame -> EventQueue.invokeLater(
                        () -> frame.dispatchEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING))));
        eventually(() -> inspector().isEmpty());
    }

    private void eventually(BooleanSupplier condition) {
        window.eventually(condition);
    }

    // the inspector's components, read on AWT's thread

    private static Optional<Frame> inspector() {
        return Arrays.stream(Frame.getFrames())
                .filter(frame -> frame.isShowing() && "inspector".equals(frame.getName()))
                .findFirst();
    }

    private static <T> T onAwt(Supplier<T> question) {
        AtomicReference<T> answer = new AtomicReference<>();
        try {
            EventQueue.invokeAndWait(() -> answer.set(question.get()));
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
        return answer.get();
    }

    private static <C extends Component> C part(Class<C> type, String name) {
        return find(inspector().orElseThrow(), type, name).orElseThrow();
    }

    private static <C extends Component> Optional<C> find(Container parent, Class<C> type, String name) {
        for (Component child : parent.getComponents()) {
            if (type.isInstance(child) && name.equals(child.getName())) return Optional.of(type.cast(child));
            Optional<C> below = child instanceof Container inner ? find(inner, type, name) : Optional.empty();
            if (below.isPresent()) return below;
        }
        return Optional.empty();
    }

    private static JTable tasks() {
        return part(JTable.class, "tasks");
    }

    private static JTable fields() {
        return part(JTable.class, "fields");
    }

    private static int rows() {
        return onAwt(() -> tasks().getRowCount());
    }

    private static String title() {
        return onAwt(() -> part(JLabel.class, "title").getText());
    }

    private static String status() {
        return onAwt(() -> part(JLabel.class, "status").getText());
    }

    private static int rowOf(JTable table, String name) {
        for (int row = 0; row < table.getRowCount(); row++)
            if (String.valueOf(table.getValueAt(row, 0)).startsWith(name)) return row;
        return -1;
    }

    private static String field(String name) {
        return onAwt(() -> {
            int row = rowOf(fields(), name);
            return row < 0 ? "not there" : String.valueOf(fields().getValueAt(row, 2));
        });
    }

    /** Clicks the center of a cell. */
    private void click(Function<JTable, Rectangle> cell, JTable table) {
        Point place = onAwt(() -> {
            Rectangle bounds = cell.apply(table);
            Point corner = table.getLocationOnScreen();
            return new Point(corner.x + bounds.x + bounds.width / 2, corner.y + bounds.y + bounds.height / 2);
        });
        click(place);
    }

    private void click(Point place) {
        robot.mouseMove(place.x, place.y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        robot.delay(50);
    }

    private void select(String task) {
        click(table -> table.getCellRect(rowOf(table, task), 1, true), tasks());
        eventually(() -> title().contains("'" + task + "'"));
        focus(tasks());
    }

    /** Without a window manager, nothing passes on the focus. */
    private void focus(Component part) {
        eventually(() -> {
            if (part.isFocusOwner()) return true;
            EventQueue.invokeLater(() -> {
                inspector().ifPresent(Frame::toFront);
                part.requestFocus();
            });
            return false;
        });
    }

    private void type(String text) {
        for (char letter : text.toUpperCase(java.util.Locale.ROOT).toCharArray()) window.tap(letter);
    }

    // its functions

    @Test
    void itShowsTheTreeNextToTheGameAndF4ClosesIt() {
        assertEquals("boss #2, moth #3", onAwt(() -> {
            int boss = rowOf(tasks(), "boss");
            return tasks().getValueAt(boss, 0) + ", " + tasks().getValueAt(boss + 1, 0);
        }));
        focus(tasks());
        window.tap(KeyEvent.VK_F4);
        eventually(() -> inspector().isEmpty());
        assertTrue(Files.exists(folder.resolve(".kodama/inspector.properties")));
    }

    @Test
    void theSelectedTaskShowsItsFieldsWhichAreEditedInPlace() {
        select("moth");
        eventually(() -> field("weight").equals("5"));
        click(table -> table.getCellRect(rowOf(table, "weight"), 2, true), fields());
        eventually(() -> onAwt(() -> fields().isEditing()));
        focus(onAwt(() -> fields().getEditorComponent()));
        window.tap(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
        type("77");
        window.tap(KeyEvent.VK_ENTER);
        eventually(() -> field("weight").equals("77"));
    }

    @Test
    void anInvalidValueIsReportedAndChangesNothing() {
        select("moth");
        eventually(() -> field("weight").equals("5"));
        onAwt(() -> {
            fields().setValueAt("heavy", rowOf(fields(), "weight"), 2);
            return true;
        });
        eventually(() -> status().equals("'weight' must be a number but was \"heavy\""));
        assertEquals("5", field("weight"));
    }

    @Test
    void keysPauseStepAndKillTheSelectedTask() {
        select("moth");
        window.tap(KeyEvent.VK_SPACE);
        eventually(() -> status().equals("task 'moth' #3 is paused"));
        eventually(
                () -> onAwt(() -> part(AbstractButton.class, "pause").getText()).equals("Resume"));
        robot.delay(300);
        String before = field("ticks");
        window.tap(KeyEvent.VK_F7);
        eventually(() -> field("ticks").equals(String.valueOf(Integer.parseInt(before) + 1)));
        window.tap(KeyEvent.VK_DELETE);
        eventually(() -> rows() == 4);
        eventually(() -> title().startsWith("task 'moth' #3 is dead"));
        assertFalse(onAwt(() -> part(AbstractButton.class, "pause").isEnabled()));
    }

    @Test
    void typingSearchesAndEscapeShowsAllAgain() {
        select("boss");
        type("mo");
        eventually(() -> onAwt(() -> part(JTextField.class, "search").getText()).equals("mo"));
        eventually(() -> rows() == 2);
        focus(part(JTextField.class, "search"));
        window.tap(KeyEvent.VK_ESCAPE);
        eventually(() -> rows() == 5);
    }

    @Test
    void leftAndRightFoldAndBackspaceGoesToTheParent() {
        select("moth");
        window.tap(KeyEvent.VK_BACK_SPACE);
        eventually(() -> title().contains("'boss'"));
        window.tap(KeyEvent.VK_LEFT);
        eventually(() -> rows() == 4);
        window.tap(KeyEvent.VK_RIGHT);
        eventually(() -> rows() == 5);
    }

    @Test
    void aClickInTheGameSelectsTheTaskThere() {
        Frame game = Arrays.stream(Frame.getFrames())
                .filter(frame -> frame.isShowing() && !"inspector".equals(frame.getName()))
                .findFirst()
                .orElseThrow();
        EventQueue.invokeLater(game::toFront);
        robot.delay(200);
        Point corner = game.getComponent(0).getLocationOnScreen();
        click(new Point(corner.x + 32 * 4, corner.y + 24 * 4));
        eventually(() -> title().contains("'moth'"));
    }

    @Test
    void afterAResetTheTaskOfTheSameNameIsSelected() {
        select("moth");
        eventually(() -> field("ticks").length() > 1);
        shell.file("scenes/main.lua", SCENE.replace("weight = 5", "weight = 6"));
        eventually(() -> field("weight").equals("6"));
        assertTrue(title().contains("'moth'"));
    }

    @Test
    void slidersChangeTunedValuesAndTasksAreMeasured() {
        select("moth");
        eventually(() -> field("speed").equals("2"));
        eventually(() -> find(inspector().orElseThrow(), JSlider.class, "tune moth.speed")
                .isPresent());
        onAwt(() -> {
            part(JSlider.class, "tune moth.speed").setValue(threeQuarters());
            return true;
        });
        eventually(() -> field("speed").equals("7.5"));
        eventually(() -> onAwt(() -> part(JSlider.class, "tune moth.speed").getValue() == threeQuarters()));
        assertTrue(
                find(inspector().orElseThrow(), JComponent.class, "watch age").isPresent());
        int micros = TaskColumn.LAST.ordinal();
        eventually(() -> onAwt(() -> !"".equals(tasks().getValueAt(rowOf(tasks(), "moth"), micros))));
        onAwt(() -> {
            part(JTabbedPane.class, "tabs").setSelectedIndex(2);
            return true;
        });
        eventually(() -> onAwt(() -> rowOf(part(JTable.class, "profile"), "update") >= 0));
    }

    private int threeQuarters() {
        return part(JSlider.class, "tune moth.speed").getMaximum() * 3 / 4;
    }

    @Test
    void closingTheGameClosesIt() throws Exception {
        Frame game = Arrays.stream(Frame.getFrames())
                .filter(frame -> frame.isShowing() && !"inspector".equals(frame.getName()))
                .findFirst()
                .orElseThrow();
        EventQueue.invokeLater(() -> game.dispatchEvent(new WindowEvent(game, WindowEvent.WINDOW_CLOSING)));
        eventually(() -> inspector().isEmpty() && !game.isShowing());
        assertEquals(0, window.close());
        assertEquals("", shell.err());
    }
}
