package kodama.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.Grazer;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import org.jspecify.annotations.Nullable;

/** The targets of a bench's shots: 50 enemies, and a ship that shots also graze. They never die. */
final class ShotTargets {
    private static final int SHIP = 0;
    private static final int ENEMY = 1;
    private static final int ENEMIES = 49;

    /** The groups of all targets. */
    static final long ALL = Targets.mask(SHIP) | Targets.mask(ENEMY);

    /** A target that does not move and can be grazed. */
    private record StaticTarget(double x, double y, Hitbox hitbox) implements HitTarget, Grazer {
        private static final Hitbox NEAR = Hitbox.circle(16);

        @Override
        public Hitbox grazeBox() {
            return NEAR;
        }

        @Override
        public boolean isAlive() {
            return true;
        }

        @Override
        public void hit(double damage, double atX, double atY, @Nullable Object by) {}

        @Override
        public void graze(double atX, double atY, int count) {}
    }

    private final Bounds area;
    private final Targets targets = new Targets();
    private final StaticTarget ship = new StaticTarget(320, 400, Hitbox.circle(3));
    private final List<StaticTarget> enemies = new ArrayList<>();

    ShotTargets(Bounds area) {
        this.area = area;
        Random random = new Random(1);
        for (int i = 0; i < ENEMIES; i++)
            enemies.add(new StaticTarget(random.nextInt(640), random.nextInt(300), Hitbox.box(24, 20)));
    }

    /** Returns all targets, registered for the current tick. */
    Targets targets() {
        targets.begin(area);
        targets.add(SHIP, ship);
        targets.addGrazer(SHIP, ship);
        for (StaticTarget enemy : enemies) targets.add(ENEMY, enemy);
        return targets;
    }
}
