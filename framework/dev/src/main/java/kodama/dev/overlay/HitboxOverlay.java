package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.FatalErrors;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.CameraView;
import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.hit.Collider;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.World;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Shows hitboxes, speeds and priorities of visible tasks and shots at their positions; F8 turns it on and off. An arrow
 * shows the distance covered in eight ticks. It does not affect the game.
 */
public final class HitboxOverlay implements Overlay {
    private static final int ARROW_TICKS = 8;

    private final Map<Double, String> priorities = new HashMap<>();
    private Motion motion = new Motion();
    private boolean isOn;

    /** Width of the game's picture, in virtual pixels. */
    private int gameWidth = 1;

    private int gameHeight = 1;

    /** The task that draws shots; null before the first picture. */
    private @Nullable Task shotTask;

    /** The views that show shots. */
    private final List<CameraView> shotViews = new ArrayList<>();

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public void begin(RunningGame game) {
        setOn(isOn, game);
    }

    public boolean isOn() {
        return isOn;
    }

    public void setOn(boolean wanted, RunningGame game) {
        isOn = wanted;
        motion = new Motion();
        game.view().setRecording(this, wanted);
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(DevKeys.LABELS)) setOn(!isOn, game);
        return false;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        gameWidth = width;
        gameHeight = height;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (!isOn) return;
        GameSpaceCanvas plane =
                new GameSpaceCanvas(DotCanvas.on(list, width, height), game.viewport(), gameWidth, gameHeight);
        plane.begin();
        World world = game.world();
        shotViews.clear();
        game.view().forEach((task, camera) -> draw(plane, task, camera, world.tick()));
        for (CameraView camera : shotViews) {
            plane.setCamera(camera);
            world.shots().forEachOutline((x, y, radius, stepX, stepY) -> drawShot(plane, x, y, radius, stepX, stepY));
        }
        plane.end();
        motion.forgetBefore(world.tick());
    }

    private void draw(GameSpaceCanvas plane, Task task, CameraView camera, long tick) {
        plane.setCamera(camera);
        if (task instanceof Collider body) tryToDraw(plane, task, body, tick);
        else addShotView(task, camera);
    }

    /** Of the tasks that are not tasks of scripts, the last one draws the shots. */
    private void addShotView(Task task, CameraView camera) {
        if (task != shotTask) shotViews.clear();
        shotTask = task;
        shotViews.add(camera);
    }

    /** Draws a task's label; errors due to invalid fields are ignored, as the hit test reports them. */
    private void tryToDraw(GameSpaceCanvas plane, Task task, Collider body, long tick) {
        try {
            draw(plane, task, body.x(), body.y(), task.hasBody() ? body.hitbox() : null, tick);
        } catch (RuntimeException wrong) {
            FatalErrors.rethrowIfFatal(wrong);
        }
    }

    private void draw(GameSpaceCanvas plane, Task task, double x, double y, @Nullable Hitbox box, long tick) {
        if (box == null && x == 0 && y == 0) return; // a task that draws all over the picture has no position
        motion.look(task, x, y, tick);
        if (box != null) plane.outline(box, x, y, Palette.MINT);
        double stepX = motion.stepX();
        double stepY = motion.stepY();
        if (stepX != 0 || stepY != 0) plane.arrow(x, y, x + ARROW_TICKS * stepX, y + ARROW_TICKS * stepY, Palette.GOLD);
        double right = x + (box == null ? 0 : box.halfWidth());
        plane.text(priority(task), right, y - (box == null ? 0 : box.halfHeight()), Palette.WHITE);
    }

    private String priority(Task task) {
        return priorities.computeIfAbsent(task.priority(), each -> String.valueOf(each.floatValue()));
    }

    private void drawShot(GameSpaceCanvas plane, double x, double y, double radius, double stepX, double stepY) {
        plane.circle(x, y, radius, Palette.PINK);
        plane.arrow(x, y, x + ARROW_TICKS * stepX, y + ARROW_TICKS * stepY, Palette.RED);
    }

    /** Measures the speed of tasks from their positions in successive pictures. */
    private static final class Motion {
        /** Position of a task at a tick, and its movement per tick, in virtual pixels. */
        private static final class Way {
            private long tick;
            private double x;
            private double y;
            private double stepX;
            private double stepY;
        }

        private final Map<Task, Way> ways = new IdentityHashMap<>();

        /** The last measured task. */
        private Way last = new Way();

        /** Records the position of a task; called for every picture. */
        void look(Task task, double x, double y, long tick) {
            Way way = ways.get(task);
            boolean isNew = way == null;
            if (way == null) {
                way = new Way();
                ways.put(task, way);
            }
            if (isNew || tick < way.tick) way.stepX = way.stepY = 0;
            else if (tick > way.tick) step(way, x, y, tick - way.tick);
            way.tick = tick;
            way.x = x;
            way.y = y;
            last = way;
        }

        private static void step(Way way, double x, double y, long ticks) {
            way.stepX = (x - way.x) / ticks;
            way.stepY = (y - way.y) / ticks;
        }

        /** Movement to the right per tick. */
        double stepX() {
            return last.stepX;
        }

        /** Movement down per tick. */
        double stepY() {
            return last.stepY;
        }

        /** Removes tasks that were not recorded in this tick. */
        void forgetBefore(long tick) {
            ways.values().removeIf(way -> way.tick != tick);
        }
    }
}
