package kodama.script.camera;

import java.util.function.DoubleSupplier;
import java.util.function.IntSupplier;
import kodama.draw.CameraView;
import kodama.draw.DrawList;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.config.Display;
import kodama.script.look.Bounds;
import kodama.script.task.ScriptedTask;
import org.jspecify.annotations.Nullable;

/**
 * A camera: a task whose position is in the center of its view. In each tick it moves towards what it follows; when
 * it is drawn, it shows the tasks that are drawn after it. Its fields can be changed at any time, and are checked when
 * they are used.
 */
public final class CameraTask extends ScriptedTask {
    private static final String POSITION = "a task, or a table with x and y";
    private static final double FARTHEST = Bounds.FARTHEST;
    private static final double FULL_TURN = 360;

    private final IntSupplier cameras;
    private final CameraFields names;
    private final Display display;
    private final double leastZoom;
    private final DoubleSupplier shaking;
    private final CameraShake shake = new CameraShake();
    private final CameraAxis across = new CameraAxis();
    private final CameraAxis down = new CameraAxis();
    /** The four numbers of a rectangle that was read last. */
    private final double[] rectangle = new double[4];
    // Size of the upright rectangle around the part of the world that is seen, in its pixels
    private double seenWidth;
    private double seenHeight;

    /**
     * Creates a camera, which is to be spawned.
     *
     * @param cameras returns the number of living cameras
     * @param shaking returns how much the player wants it to shake, 0 to 1
     */
    public CameraTask(IntSupplier cameras, CameraFields names, Display display, DoubleSupplier shaking) {
        this.shaking = shaking;
        this.cameras = cameras;
        this.names = names;
        this.display = display;
        leastZoom = CameraView.leastZoom(display.width(), display.height());
        setDrawn(true);
    }

    /** Goes to what it follows at once. */
    @Override
    protected void start() {
        Table fields = table();
        boolean isPlaced = fields.has(names.x) || fields.has(names.y);
        if (!isPlaced) goTo(display.width() / 2.0, display.height() / 2.0);
        readZone();
        Table target = target();
        if (target != null && !isPlaced) goTo(targetX(target), targetY(target));
        limit(target);
    }

    private void goTo(double x, double y) {
        table().put(names.x, x);
        table().put(names.y, y);
    }

    @Override
    protected boolean update(double dt) {
        double ticks = timeScale();
        Table target = target();
        if (target != null) follow(target, ticks);
        limit(target);
        shake.advance(ticks);
        return true;
    }

    private void follow(Table target, double ticks) {
        double speed = number("follow_speed", table().number(names.followSpeed, 1), 0, 1);
        double share = ticks == 1 ? speed : 1 - StrictMath.pow(1 - speed, ticks);
        boolean hasZone = readZone();
        double wide = hasZone ? rectangle[0] : 0;
        double high = hasZone ? rectangle[1] : 0;
        goTo(
                CameraAxis.approach(x(), targetX(target), wide, share),
                CameraAxis.approach(y(), targetY(target), high, share));
    }

    private boolean readZone() {
        boolean hasZone = readList("dead_zone", 2);
        for (int i = 0; hasZone && i < 2; i++) number("dead_zone", rectangle[i], 0, FARTHEST);
        return hasZone;
    }

    /** Keeps the view within the bounds, and records the position. */
    private void limit(@Nullable Table target) {
        view(); // a wrong field is an error also without bounds
        if (readBounds()) goTo(limitedX(x()), limitedY(y()));
        across.moved(x(), target == null ? x() : targetX(target));
        down.moved(y(), target == null ? y() : targetY(target));
    }

    /** Reads the bounds and the size of the part of the world that is seen; returns whether there are bounds. */
    private boolean readBounds() {
        if (table().get("bounds").isNil()) return false;
        CameraView view = view();
        double wide = view.width() / view.zoom();
        double high = view.height() / view.zoom();
        double cos = Math.abs(view.cos());
        double sin = Math.abs(view.sin());
        seenWidth = cos * wide + sin * high;
        seenHeight = sin * wide + cos * high;
        return readFarList("bounds");
    }

    private double limitedX(double x) {
        return CameraAxis.limit(x, rectangle[0], rectangle[2], seenWidth);
    }

    private double limitedY(double y) {
        return CameraAxis.limit(y, rectangle[1], rectangle[3], seenHeight);
    }

    private int viewLeft() {
        if (!readFarList("view")) {
            rectangle[0] = 0;
            rectangle[1] = 0;
            rectangle[2] = display.width();
            rectangle[3] = display.height();
        }
        return rect(0);
    }

    private int rect(int index) {
        return (int) Math.floor(rectangle[index] + 0.5);
    }

    /** Returns what it shows, without shake. */
    public CameraView view() {
        return view(position("x", x()), position("y", y()));
    }

    private CameraView view(double x, double y) {
        return new CameraView(x, y, zoom(), rotation(), viewLeft(), rect(1), rect(2), rect(3));
    }

    private double zoom() {
        return number("zoom", table().number(names.zoom, 1), leastZoom, CameraView.MAX_ZOOM);
    }

    private double rotation() {
        return number("rotation", table().number(names.rotation, 0), -FARTHEST, FARTHEST) % FULL_TURN;
    }

    private static double position(String field, double value) {
        return number(field, value, -FARTHEST, FARTHEST);
    }

    @Override
    public void draw(DrawList list) {
        if (!isShown()) return;
        Table target = target();
        double share = shaking.getAsDouble();
        double x = position("x", x()) + share * shake.x() + (target == null ? 0 : across.correction(targetX(target)));
        double y = position("y", y()) + share * shake.y() + (target == null ? 0 : down.correction(targetY(target)));
        if (readBounds()) {
            x = limitedX(x);
            y = limitedY(y);
        }
        boolean isWhole = table().get(names.view).isNil();
        if (isWhole && cameras.getAsInt() == 1 && zoom() == 1 && rotation() == 0)
            list.camera(x - display.width() / 2.0, y - display.height() / 2.0);
        else list.camera(view(x, y), isWhole);
    }

    /** Starts a shake; see {@link CameraShake#start}. */
    public void shake(double strength, double ticks) {
        shake.start(strength, ticks);
    }

    boolean isShown() {
        return !isHidden();
    }

    /** Returns whether another camera is drawn after this one. */
    boolean isBehind(@Nullable CameraTask other) {
        if (other == null) return false;
        int order = Double.compare(drawPriority(), other.drawPriority());
        return order < 0 || order == 0 && sequence() < other.sequence();
    }

    /** Returns the table that it follows; null for none. */
    private @Nullable Table target() {
        Value follow = table().get(names.follow);
        if (follow.isNil()) return null;
        if (follow instanceof Table target
                && !target.index("x").isNil()
                && !target.index("y").isNil()) return target;
        throw new LuaException("a camera's 'follow' must be " + POSITION + " but was " + follow.describe());
    }

    private double targetX(Table target) {
        return targetPosition("x", target) + offset("offset_x");
    }

    private double targetY(Table target) {
        return targetPosition("y", target) + offset("offset_y");
    }

    private double targetPosition(String axis, Table target) {
        return position(axis, target.index(axis.equals("x") ? names.x : names.y, 0));
    }

    private double offset(String name) {
        return position(name, table().number(name.equals("offset_x") ? names.offsetX : names.offsetY, 0));
    }

    /** Reads a list of numbers into {@link #rectangle}; returns whether the field is set. */
    private boolean readList(String name, int count) {
        Value value = table().get(name);
        if (value.isNil()) return false;
        if (!(value instanceof Table list) || list.length() != count)
            throw new LuaException("a camera's '" + name + "' must be "
                    + (count == 2 ? "{ width, height }" : "{ x, y, width, height }") + " but was "
                    + (value.is(LuaType.TABLE) ? "a list of " + value.length() : value.describe()));
        for (int i = 0; i < count; i++) {
            Value number = list.get(i + 1);
            if (!number.is(LuaType.NUMBER) || !Double.isFinite(number.number()))
                throw new LuaException(
                        "a camera's '" + name + "' must contain finite numbers but contains " + number.describe());
            rectangle[i] = number.number();
        }
        return true;
    }

    /** Reads a list of four positions and lengths. */
    private boolean readFarList(String name) {
        boolean isSet = readList(name, 4);
        for (int i = 0; isSet && i < rectangle.length; i++) number(name, rectangle[i], -FARTHEST, FARTHEST);
        return isSet;
    }

    private static double number(String field, double value, double least, double most) {
        if (value >= least && value <= most) return value;
        throw new LuaException("a camera's '" + field + "' must be from " + text(least) + " to " + text(most)
                + " but was " + text(value));
    }

    private static String text(double number) {
        return Value.of(number).text();
    }

    @Override
    protected String kind() {
        return "camera";
    }
}
