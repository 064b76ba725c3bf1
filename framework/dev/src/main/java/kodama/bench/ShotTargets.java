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

/** What the shots of a bench meet: 50 enemies, and a ship that they also graze. None of it ever dies. */
final class ShotTargets {
    private static final int SHIP = 0;
    private static final int ENEMY = 1;
    private static final int ENEMIES = 49;

    /** The groups of all that there is. */
    static final long ALL = Targets.mask(SHIP) | Targets.mask(ENEMY);

    /** A target and grazer that stands where it is. */
    private record Rock(double x, double y, Hitbox hitbox) implements HitTarget, Grazer {
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
    private final Rock ship = new Rock(320, 400, Hitbox.circle(3));
    private final List<Rock> enemies = new ArrayList<>();

    ShotTargets(Bounds area) {
        this.area = area;
        Random random = new Random(1);
        for (int i = 0; i < ENEMIES; i++)
            enemies.add(new Rock(random.nextInt(640), random.nextInt(300), Hitbox.box(24, 20)));
    }

    /** All of them, as they are told in each tick. */
    Targets targets() {
        targets.begin(area);
        targets.add(SHIP, ship);
        targets.addGrazer(SHIP, ship);
        for (Rock enemy : enemies) targets.add(ENEMY, enemy);
        return targets;
    }
}
