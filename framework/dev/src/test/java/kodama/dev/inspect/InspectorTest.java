package kodama.dev.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.dev.GameCommandQueue;
import kodama.input.Key;
import kodama.loop.TestGame;
import kodama.script.task.TaskInspector;
import kodama.task.TaskRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The inspector's view of a game and its edits, with a window that only records calls. */
class InspectorTest {
    private static final class Shown implements InspectorView {
        boolean isOpen;
        Snapshot last = Snapshot.EMPTY;
        int snapshots;
        TaskKey selected = new TaskKey(0, -1, 0);
        String logged = "";

        @Override
        public boolean isOpen() {
            return isOpen;
        }

        @Override
        public void toggle() {
            isOpen = !isOpen;
        }

        @Override
        public void show(Snapshot snapshot) {
            last = snapshot;
            snapshots++;
        }

        @Override
        public void select(TaskKey task) {
            selected = task;
        }

        @Override
        public void showMessage(String sentence) {
            logged = sentence;
        }

        @Override
        public void close() {
            isOpen = false;
        }
    }

    @TempDir
    private Path folder;

    private final List<InspectorRequests> desks = new ArrayList<>();
    private final Shown view = new Shown();
    private final GameCommandQueue commands = new GameCommandQueue(line -> {
        throw new AssertionError(line);
    });

    private final Inspector inspector = new Inspector(this::open, commands);

    private InspectorView open(InspectorRequests desk) {
        desks.add(desk);
        return view;
    }

    private InspectorRequests desk() {
        return desks.get(0);
    }

    private TestGame game(String scene) {
        return new TestGame(folder).under(inspector).scene(scene);
    }

    private void frames(TestGame game, int count) {
        for (int i = 0; i < count; i++) {
            game.ticks(1);
            commands.afterDraw(1);
            inspector.afterDraw(1);
        }
    }

    private Snapshot look(TestGame game) {
        desk().requestSnapshot(null, false);
        frames(game, 1);
        return view.last;
    }

    private InspectedTask inspect(TestGame game, TaskKey key) {
        desk().requestSnapshot(key, false);
        frames(game, 1);
        return Objects.requireNonNull(view.last.selected());
    }

    private TaskKey key(TestGame game, String name) {
        Snapshot now = look(game);
        return now.key(row(now, name));
    }

    private static TaskRow row(Snapshot now, String name) {
        return now.tasks().stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String value(InspectedTask task, String field) {
        return task.fields().stream()
                .filter(row -> row.name().equals(field))
                .map(TaskInspector.Row::value)
                .findFirst()
                .orElse("not there");
    }

    private static final String SLEEPER = """
            spawn(function(t)
              while true do
                t.x = t.x + 1
                wait(1)
              end
            end, { name = "moth", x = 10, hp = 3, shape = { size = 2, on = true } })
            while true do wait(60) end""";

    @Test
    void f4OpensAndClosesTheWindow() {
        TestGame game = game(SLEEPER);
        frames(game, 2);
        game.press(Key.F4);
        frames(game, 1);
        assertTrue(view.isOpen);
        game.release(Key.F4);
        frames(game, 1);
        game.press(Key.F4);
        frames(game, 1);
        assertFalse(view.isOpen);
    }

    @Test
    void aSnapshotIsTakenOnRequestAtTheEndOfTheFrame() {
        TestGame game = game(SLEEPER);
        frames(game, 3);
        assertEquals(0, view.snapshots);
        desk().requestSnapshot(null, false);
        desk().requestSnapshot(null, false);
        frames(game, 3);
        assertEquals(1, view.snapshots);
        assertEquals(4, view.last.tick());
        assertEquals("main", view.last.scene());
        assertEquals(
                List.of("scenes/main.lua:8", "scenes/main.lua:5"),
                List.of(
                        row(view.last, "scenes/main.lua:1").location(),
                        row(view.last, "moth").location()));
    }

    private static final String MANY = """
            for i = 1, 1200 do
              spawn(function(t) while true do wait(1) end end, { name = "t" .. i, x = i })
            end
            while true do wait(60) end""";

    @Test
    void manyTasksAreCollectedOverSeveralFrames() {
        TestGame game = game(MANY);
        frames(game, 2);
        desk().requestSnapshot(null, false);
        frames(game, 2);
        assertEquals(0, view.snapshots);
        frames(game, 1);
        assertEquals(1, view.snapshots);
        assertEquals(1202, view.last.tasks().size());
        assertEquals(
                1202, view.last.tasks().stream().map(TaskRow::slot).distinct().count());
    }

    @Test
    void tasksThatDieDuringASnapshotAreNotInIt() {
        TestGame game = game(MANY);
        TaskKey first = key(game, 3, "t1");
        desk().requestSnapshot(first, false);
        frames(game, 1);
        desk().kill(first);
        frames(game, 2);
        assertEquals(1201, view.last.tasks().size());
        assertFalse(Objects.requireNonNull(view.last.selected()).isAlive());
        desk().requestSnapshot(first, false);
        frames(game, 2);
        game.reset();
        frames(game, 1);
        assertEquals(first.world(), view.last.world());
        frames(game, 2);
        assertEquals(first.world() + 1, view.last.world());
        assertEquals(1202, view.last.tasks().size());
    }

    @Test
    void theProfileIsIncludedOnRequest() {
        TestGame game = game(SLEEPER);
        frames(game, 3);
        assertNull(look(game).profile());
        desk().requestSnapshot(null, true);
        frames(game, 3);
        assertFalse(Objects.requireNonNull(view.last.profile()).total().isEmpty());
    }

    private TaskKey key(TestGame game, int frames, String name) {
        desk().requestSnapshot(null, false);
        frames(game, frames);
        return view.last.key(row(view.last, name));
    }

    @Test
    void theSelectedTaskShowsItsFields() {
        TestGame game = game(SLEEPER);
        InspectedTask moth = inspect(game, key(game, "moth"));
        assertEquals("task 'moth' #2 of scenes/main.lua:2", moth.words());
        assertEquals("12", value(moth, "x"));
        assertEquals("2", value(moth, "size"));
        assertTrue(moth.isAlive());
    }

    @Test
    void fieldsAreEditedAndInvalidValuesAreExplained() {
        TestGame game = game(SLEEPER);
        TaskKey moth = key(game, "moth");
        desk().setField(moth, List.of("x"), "100");
        desk().setField(moth, List.of("shape", "on"), "false");
        InspectedTask seen = inspect(game, moth);
        assertEquals("", view.logged);
        assertEquals("100", value(seen, "x")); // set at the end of the frame in which it is looked at
        assertEquals("false", value(seen, "on"));
        desk().setField(moth, List.of("x"), "far");
        frames(game, 1);
        assertEquals("'x' must be a number but was \"far\"", view.logged);
        desk().setField(moth, List.of("sprite"), "far");
        frames(game, 1);
        assertEquals("'sprite' no longer exists", view.logged);
    }

    @Test
    void pauseStepAndKillWorkOnOneTask() {
        TestGame game = game(SLEEPER);
        TaskKey moth = key(game, "moth");
        desk().pauseOrResume(moth);
        frames(game, 1);
        assertEquals("task 'moth' #2 is paused", view.logged);
        assertTrue(inspect(game, moth).isPaused());
        String before = value(inspect(game, moth), "x");
        frames(game, 5);
        assertEquals(before, value(inspect(game, moth), "x"));
        desk().step(moth);
        frames(game, 5);
        assertEquals("task 'moth' #2 runs once, then pauses", view.logged);
        assertEquals(Integer.parseInt(before) + 1, Integer.parseInt(value(inspect(game, moth), "x")));
        desk().pauseOrResume(moth);
        frames(game, 3);
        assertEquals("task 'moth' #2 is resumed", view.logged);
        desk().kill(moth);
        frames(game, 1);
        assertEquals("task 'moth' #2 was killed", view.logged);
    }

    @Test
    void builtInTasksCannotBeKilled() {
        TestGame game = game(SLEEPER);
        TaskKey shots = key(game, "shots");
        desk().kill(shots);
        frames(game, 2);
        assertEquals("task 'shots' #0 is a built-in task and cannot be killed", view.logged);
        assertTrue(inspect(game, shots).isAlive());
    }

    @Test
    void aDeadTaskIsShownAsDeadAndAcceptsNoCommands() {
        TestGame game = game(SLEEPER);
        TaskKey moth = key(game, "moth");
        desk().kill(moth);
        frames(game, 2);
        InspectedTask dead = inspect(game, moth);
        assertFalse(dead.isAlive());
        assertEquals("task 'moth' #2 is dead: spawned at scenes/main.lua:2, ended in the inspector", dead.words());
        assertEquals(List.of(), dead.fields());
        desk().pauseOrResume(moth);
        desk().setField(moth, List.of("x"), "1");
        frames(game, 1);
        assertTrue(view.logged.startsWith("task 'moth' #2 is dead"), view.logged);
    }

    @Test
    void afterAResetOldTasksBelongToAnotherRun() {
        TestGame game = game(SLEEPER);
        TaskKey moth = key(game, "moth");
        game.reset();
        InspectedTask gone = inspect(game, moth);
        assertFalse(gone.isAlive());
        assertEquals("the game has been restarted since", gone.words());
        desk().kill(moth);
        frames(game, 1);
        assertEquals("the game has been restarted since", view.logged);
        assertEquals(moth.world() + 1, key(game, "moth").world());
    }

    @Test
    void aClickSelectsTheFrontTaskAtThatPosition() {
        TestGame game = game("""
                spawn { name = "back", x = 10, y = 8, hitbox = box(8, 8), priority = 0.2, state = function() end }
                spawn { name = "front", x = 12, y = 8, sprite = "moth", priority = 0.8, scale = 0.25 }
                spawn { name = "painter", x = 28, y = 3, draw = function() end }
                while true do wait(60) end""").picture("moth");
        frames(game, 2);
        assertEquals(List.of(), game.errors());
        assertEquals("front", clicked(game, 11, 8));
        assertEquals("back", clicked(game, 7, 5));
        assertEquals("painter", clicked(game, 27, 2));
        assertEquals("painter", clicked(game, 16, 15)); // nothing is there: the selection stays
    }

    @Test
    void clicksFollowTheCamera() {
        TestGame game = game("""
                spawn { name = "far", x = 40, y = 8, sprite = "moth", priority = 0.1, scale = 0.25 }
                spawn { name = "scroll", priority = 0.2, draw = function() draw.camera(100, 50) end }
                spawn { name = "front", x = 112, y = 58, sprite = "moth", priority = 0.8, scale = 0.25 }
                spawn { name = "unseen", x = 120, y = 58, hitbox = box(4, 4), priority = 0.9, state = function() end }
                spawn { name = "bar", priority = 1, draw = function() draw.camera(0, 0) end }
                spawn { name = "score", x = 25, y = 3, hitbox = box(4, 4), priority = 2, draw = function() end }
                while true do wait(60) end""").picture("moth");
        frames(game, 2);
        view.isOpen = true;
        frames(game, 2);
        assertEquals("front", clicked(game, 12, 8));
        assertEquals("unseen", clicked(game, 20, 8));
        assertEquals("score", clicked(game, 25, 3));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void clicksFollowZoomAndTheViewBelowThem() {
        TestGame game = game("""
                camera.spawn { x = 100, y = 50, zoom = 2, view = { 0, 0, 16, 16 } }
                camera.spawn { x = 200, y = 50, rotation = 90, view = { 16, 0, 16, 16 } }
                spawn { name = "left", x = 102, y = 50, hitbox = box(2, 2), draw = function() end }
                spawn { name = "right", x = 200, y = 55, hitbox = box(2, 2), draw = function() end }
                while true do wait(60) end""");
        frames(game, 2);
        view.isOpen = true;
        frames(game, 2);
        assertEquals("left", clicked(game, 12, 8));
        assertEquals("right", clicked(game, 29, 8));
        assertEquals(List.of(), game.errors());
    }

    private String clicked(TestGame game, int x, int y) {
        view.isOpen = true;
        game.raw().pointer().move(x, y);
        game.raw().pointer().press();
        Snapshot now = look(game);
        return now.tasks().stream()
                .filter(row -> now.key(row).equals(view.selected))
                .map(TaskRow::name)
                .findFirst()
                .orElse("");
    }

    @Test
    void whileTheWindowIsClosedAClickDoesNothing() {
        TestGame game =
                game("spawn { name = 'back', x = 10, y = 8, hitbox = box(8, 8), state = function() end } wait(99)");
        frames(game, 2);
        game.raw().pointer().move(10, 8);
        game.raw().pointer().press();
        frames(game, 2);
        assertEquals(-1, view.selected.slot());
    }

    @Test
    void tunesAreShownAndChanged() {
        TestGame game = game("""
                watch("twice", function() return 2 * tune("speed", 2.5, { min = 0, max = 5 }) end)
                while true do wait(1) end""");
        frames(game, 3);
        Snapshot now = look(game);
        assertEquals(List.of("speed"), now.tunes().stream().map(TuneRow::name).toList());
        assertEquals("2.5", now.tunes().get(0).text());
        assertEquals("5", now.watches().get(0).text());
        desk().setTune("speed", "4");
        frames(game, 2);
        assertEquals("", view.logged);
        assertEquals("8", look(game).watches().get(0).text());
        assertTrue(view.last.tunes().get(0).isTuned());
        desk().setTune("speed", "9");
        frames(game, 1);
        assertTrue(view.logged.startsWith("speed must be"), view.logged);
        desk().resetTune("speed");
        frames(game, 1);
        assertEquals("speed has the script's value again", view.logged);
        desk().setTune("spead", "1");
        frames(game, 1);
        assertEquals("the value 'spead' does not exist any more", view.logged);
    }

    @Test
    void tasksAreMeasuredWhileTheWindowIsOpen() {
        TestGame game = game(SLEEPER);
        frames(game, 2);
        assertFalse(isMeasured(look(game)));
        view.isOpen = true;
        frames(game, 3);
        assertTrue(isMeasured(look(game)));
        assertTrue(view.last.costs().meanNanos(row(view.last, "moth")) > 0);
        view.isOpen = false;
        frames(game, 3);
        assertFalse(isMeasured(look(game)));
    }

    private static boolean isMeasured(Snapshot now) {
        return now.costs().lastNanos(row(now, "moth")) > 0;
    }

    @Test
    void inspectionDoesNotAffectTheGame() {
        String scene = """
                for i = 1, 20 do spawn(function(t) while true do t.x = t.x + math.random() wait(1) end end, { x = 0 }) end
                while true do
                  local sum = 0
                  task.each(function(t) sum = sum + (t.x or 0) end)
                  print(sum)
                  wait(1)
                end""";
        TestGame unseen = new TestGame(folder).scene(scene);
        unseen.ticks(50);
        TestGame seen = game(scene);
        TaskKey moth = new TaskKey(1, 3, 0);
        for (int i = 0; i < 50; i++) inspect(seen, moth);
        assertEquals(unseen.log(), seen.log());
    }

    @Test
    void withoutAWindowF4LogsAMessage() {
        List<String> log = new ArrayList<>();
        TestGame game =
                new TestGame(folder).under(new HeadlessInspector(log::add)).scene("wait(9)");
        game.ticks(1).press(Key.F4).ticks(1);
        assertEquals(List.of("F4: the task inspector needs a window, but this game has none"), log);
    }
}
