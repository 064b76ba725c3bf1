package kodama.shot;

import kodama.base.StateSink;
import kodama.ground.Ground;
import kodama.ground.RayHit;

/**
 * Shots that meet walls: they end, bounce or stick.
 *
 * <ol>
 *   <li>Most moves are within cells without walls, which takes one look at the cells.
 *   <li>Otherwise a ray along the move finds the first wall, so that a fast shot does not pass through it.
 *   <li>A shot meets one wall per tick. After a bounce it continues until the next wall and meets that in the next
 *       tick; so it flies at most two segments, see {@link ShotPathSegments}.
 *   <li>A shot that ends at a wall does so after {@link ShotHits}: it first hits the targets in front of the wall.
 * </ol>
 */
final class ShotWalls {
    /** Shots with these traits do not fly straight; see {@link ShotBounds}. */
    private static final int AT_EDGES = ShotTraits.BOUNCING | ShotTraits.WRAPPING;

    /** The traits that move a shot, which one that sticks to a wall loses. */
    private static final int MOVING = ShotTraits.GUIDED | ShotTraits.HAS_PARENT | ShotTraits.OWN_RATES;

    private final ShotData data;
    private final ShotPathSegments segments;
    private final ShotBounds shotBounds;
    private final ShotHandles handles;
    private final ShotEventQueue eventQueue;
    /** Number of bounces so far. */
    private final SparseColumn bounces;

    private final RayHit hit = new RayHit();
    /** Number of shots that end at a wall in this tick. */
    private int ending;

    ShotWalls(
            ShotData data,
            ShotPathSegments segments,
            ShotBounds shotBounds,
            ShotHandles handles,
            ShotEventQueue eventQueue) {
        this.data = data;
        this.segments = segments;
        this.shotBounds = shotBounds;
        this.handles = handles;
        this.eventQueue = eventQueue;
        bounces = data.column();
    }

    /** Initializes a shot whose walls are new. */
    void begin(int shot) {
        bounces.set(shot, 0);
        segments.begin(shot);
    }

    void writeState(StateSink to, ShotStateWriter writer) {
        writer.write(to, "bounces at walls", bounces, ShotTraits.WALLED);
    }

    /** Lets the shots before an index meet the walls on their way. */
    void meet(int end) {
        if (!data.hasAny(ShotTraits.WALLED)) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.WALLED) && data.isLaunched(i)) meetWall(i);
    }

    private void meetWall(int shot) {
        Walls walls = data.spec(shot).walls();
        if (walls == null || isFreeOfWalls(shot, walls)) return;
        double fromX = data.fromX(shot);
        double fromY = data.fromY(shot);
        double x = data.x[shot];
        double y = data.y[shot];
        if (walls.ground().isEmptyBetween(fromX, fromY, x, y)) return;
        if (walls.ground().solid(fromX, fromY)) leave(shot, walls, fromX, fromY, x, y);
        else if (findWall(shot, walls.ground(), fromX, fromY, x, y)) meetFound(shot, walls, fromX, fromY);
    }

    /** A shot in orbit does not bounce off walls, as it does not bounce off edges. */
    private boolean isFreeOfWalls(int shot, Walls walls) {
        return walls.action() == WallAction.BOUNCE && data.has(shot, ShotTraits.ORBITING);
    }

    /**
     * Starts a shot that is in a wall outside, if it is on the surface and flies away from it. Otherwise it was fired
     * in the wall, or the wall is new: it does not leave it.
     */
    private void leave(int shot, Walls walls, double fromX, double fromY, double x, double y) {
        double length = Math.sqrt((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY));
        double part = length <= Walls.SURFACE ? 1 : Walls.SURFACE / length;
        double startX = fromX + (x - fromX) * part;
        double startY = fromY + (y - fromY) * part;
        if (walls.ground().solid(startX, startY)) meetInside(shot, walls, fromX, fromY);
        else if (findWall(shot, walls.ground(), startX, startY, x, y)) meetFound(shot, walls, startX, startY);
    }

    private void meetInside(int shot, Walls walls, double x, double y) {
        if (walls.action() != WallAction.STICK) endAt(shot, x, y, x, y);
        else if (x != data.x[shot] || y != data.y[shot]) stickAt(shot, x, y, x, y);
    }

    /** Returns whether there is a wall on a move, before it reaches an edge of the field. */
    private boolean findWall(int shot, Ground ground, double fromX, double fromY, double x, double y) {
        if (!ground.ray(fromX, fromY, x, y, hit)) return false;
        return !data.has(shot, AT_EDGES) || hit.fraction <= shotBounds.partBeforeEdge(shot);
    }

    /** The place in front of a wall may be in another wall, if both form an acute corner. */
    private void meetFound(int shot, Walls walls, double fromX, double fromY) {
        double wallX = hit.x + hit.normalX * Walls.GAP;
        double wallY = hit.y + hit.normalY * Walls.GAP;
        boolean isCorner = walls.ground().solid(wallX, wallY);
        if (isCorner) meet(shot, walls, fromX, fromY, fromX, fromY);
        else meet(shot, walls, fromX, fromY, wallX, wallY);
    }

    private void meet(int shot, Walls walls, double fromX, double fromY, double wallX, double wallY) {
        switch (walls.action()) {
            case END -> endAt(shot, fromX, fromY, wallX, wallY);
            case STICK -> stickAt(shot, fromX, fromY, wallX, wallY);
            case BOUNCE -> {
                if (bounces.get(shot) >= walls.times() && walls.times() < Bounce.ALWAYS)
                    endAt(shot, fromX, fromY, wallX, wallY);
                else bounceAt(shot, walls, fromX, fromY, wallX, wallY);
            }
        }
    }

    private void stopAt(int shot, double fromX, double fromY, double x, double y) {
        segments.bounce(shot, fromX, fromY, x, y);
        data.x[shot] = x;
        data.y[shot] = y;
    }

    private void endAt(int shot, double fromX, double fromY, double x, double y) {
        stopAt(shot, fromX, fromY, x, y);
        data.addTrait(shot, ShotTraits.AT_WALL);
        ending++;
    }

    private void stickAt(int shot, double fromX, double fromY, double x, double y) {
        double facing = data.facing(shot);
        stopAt(shot, fromX, fromY, x, y);
        data.removeTrait(shot, MOVING);
        data.setVelocity(shot, facing, 0);
        notify(shot, WallAction.STICK);
    }

    private void notify(int shot, WallAction action) {
        ShotEventListener listener = data.spec(shot).listener();
        if (listener != null) eventQueue.add(handles.of(shot), listener, action);
    }

    private void bounceAt(int shot, Walls walls, double fromX, double fromY, double wallX, double wallY) {
        stopAt(shot, fromX, fromY, wallX, wallY);
        double toward = -(data.stepX[shot] * hit.normalX + data.stepY[shot] * hit.normalY);
        if (toward <= 0) return; // only its parent has moved it
        double left = (1 - hit.fraction) * data.part();
        if (isAtRest(shot, walls, toward)) slide(shot, toward, walls.bounciness());
        else reflect(shot, walls.bounciness());
        fly(shot, walls.ground(), data.stepX[shot] * left, data.stepY[shot] * left);
    }

    /** Returns whether a falling shot is so slow that its next bounce would be over in the same tick. */
    private boolean isAtRest(int shot, Walls walls, double toward) {
        if (walls.bounciness() == 1 || !data.has(shot, ShotTraits.FALLING)) return false;
        Motion motion = data.spec(shot).motion();
        return toward * walls.bounciness() <= 2 * (Math.abs(motion.gravity()) + Math.abs(motion.wind()));
    }

    /** Removes the part of the velocity that is toward the wall. */
    private void slide(int shot, double toward, double kept) {
        data.fallX.set(shot, (data.fallX.get(shot) + toward * hit.normalX) * kept);
        data.fallY.set(shot, (data.fallY.get(shot) + toward * hit.normalY) * kept);
        data.setVelocity(shot, data.angle[shot], data.speed[shot] * kept);
    }

    private void reflect(int shot, double kept) {
        bounces.set(shot, bounces.get(shot) + 1);
        data.reflect(shot, hit.normalX, hit.normalY, kept);
        notify(shot, WallAction.BOUNCE);
    }

    /** Moves a shot that has bounced, up to the next wall. */
    private void fly(int shot, Ground ground, double stepX, double stepY) {
        double fromX = data.x[shot];
        double fromY = data.y[shot];
        data.x[shot] = fromX + stepX;
        data.y[shot] = fromY + stepY;
        stopBeforeWall(shot, ground, fromX, fromY);
        if (data.has(shot, ShotTraits.BOUNCING)) shotBounds.keepInside(shot);
    }

    /** Stops a shot in front of the first wall on a part of its way; it meets that wall in the next tick. */
    private void stopBeforeWall(int shot, Ground ground, double fromX, double fromY) {
        if (!ground.ray(fromX, fromY, data.x[shot], data.y[shot], hit)) return;
        double wallX = hit.x + hit.normalX * Walls.GAP;
        double wallY = hit.y + hit.normalY * Walls.GAP;
        boolean isCorner = ground.solid(wallX, wallY);
        data.x[shot] = isCorner ? fromX : wallX;
        data.y[shot] = isCorner ? fromY : wallY;
    }

    /** Stops the shots before an index that have bounced off an edge or wrapped around in front of the next wall. */
    void meetBehindEdges(int end) {
        if (!data.hasAny(ShotTraits.WALLED) || !data.hasAny(AT_EDGES)) return;
        for (int i = 0; i < end; i++)
            if (data.has(i, ShotTraits.WALLED) && data.has(i, AT_EDGES) && segments.isBent(i)) meetBehindEdge(i);
    }

    private void meetBehindEdge(int shot) {
        Walls walls = data.spec(shot).walls();
        if (walls != null) stopBeforeWall(shot, walls.ground(), segments.inX(shot), segments.inY(shot));
    }

    /** Ends the shots before an index that have met a wall at which they end. */
    void endAtWalls(int end) {
        if (ending == 0) return;
        for (int i = 0; i < end; i++) if (data.has(i, ShotTraits.AT_WALL)) data.kill(i, ShotEndReason.WALL);
        ending = 0;
    }
}
