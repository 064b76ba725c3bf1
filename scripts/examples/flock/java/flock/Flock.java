package flock;

import java.util.ArrayList;
import java.util.List;
import kodama.job.Job;
import kodama.job.JobGraph;
import kodama.script.JavaTask;

/**
 * A flock of birds, which are its children. Lua spawns this class by name.
 *
 * <p>Fields:
 *
 * <ul>
 *   <li>{@code birds}: number of birds (default 100)
 *   <li>{@code x}, {@code y}: the goal, which can move at any time
 *   <li>{@code middle}, {@code height}, {@code width}: written by the flock: mean x and mean y of its birds, and their
 *       mean distance from the mean x
 * </ul>
 *
 * <p>Three jobs compute these values in parallel. The width depends on the middle, so its job runs after that of the
 * middle.
 *
 * <p>Owned by the game thread; the values that birds read do not change while the birds prepare.
 */
public final class Flock extends JavaTask {
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    private final List<Bird> birds = new ArrayList<>();
    private double goalX;
    private double goalY;

    private final JobGraph survey = new JobGraph();

    // each written by one job
    private double middle;
    private double height;
    private double width;

    /** Creates a flock without birds; they are added when it is spawned. */
    public Flock() {}

    @Override
    protected void start() {
        copyGoal();
        int count = (int) number("birds", 100);
        for (int i = 0; i < count; i++) addBird(0.4 + i % 11 * 0.25, i * GOLDEN_ANGLE, 6 * Math.sqrt(i));
        Job findMiddle = survey.add("middle", this::findMiddle).priority(0.1);
        survey.add("height", this::findHeight);
        survey.add("width", this::findWidth).after(findMiddle);
    }

    private void addBird(double eagerness, double turn, double distance) {
        Bird bird = new Bird(this, eagerness, goalX + distance * Math.cos(turn), goalY + distance * Math.sin(turn));
        if (tasks().spawn(bird, priority(), this)) birds.add(bird);
    }

    /** Copies the goal: the table belongs to one thread, so birds read plain numbers instead. */
    private void copyGoal() {
        goalX = x();
        goalY = y();
    }

    @Override
    protected boolean update(double dt) {
        copyGoal();
        runParallel(survey);
        put("middle", middle);
        put("height", height);
        put("width", width);
        return true;
    }

    private void findMiddle() {
        double sum = 0;
        for (Bird bird : birds) sum += bird.x();
        middle = sum / Math.max(1, birds.size());
    }

    private void findHeight() {
        double sum = 0;
        for (Bird bird : birds) sum += bird.y();
        height = sum / Math.max(1, birds.size());
    }

    private void findWidth() {
        double sum = 0;
        for (Bird bird : birds) sum += Math.abs(bird.x() - middle);
        width = sum / Math.max(1, birds.size());
    }

    List<Bird> birds() {
        return birds;
    }

    double goalX() {
        return goalX;
    }

    double goalY() {
        return goalY;
    }
}
