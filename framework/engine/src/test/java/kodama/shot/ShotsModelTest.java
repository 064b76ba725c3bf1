package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.draw.Image;
import kodama.geom.Aim;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.geom.SweptShape;
import kodama.hit.FakeTarget;
import kodama.hit.Targets;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.Test;

/** Plays random games with the pool and with a list of plain objects; the results must be the same. */
class ShotsModelTest {
    private static final int CAPACITY = 300;
    private static final Bounds SCREEN = Bounds.screen(200, 150);
    private static final Image IMAGE = new Image("dot", 1, 1, new int[] {-1});

    private record Flying(
            double x, double y, double stepX, double stepY, ShotStyle style, long hits, boolean piercing, int id) {
        Flying moved() {
            return new Flying(x + stepX, y + stepY, stepX, stepY, style, hits, piercing, id);
        }

        boolean meets(FakeTarget target) {
            Hitbox box = target.hitbox();
            SweptShape way = new SweptShape();
            way.setCircle(x - stepX, y - stepY, x, y, style.radius());
            return box.overlapsSweep(target.x(), target.y(), way);
        }

        boolean isInside(Bounds bounds) {
            return x >= bounds.left() && x <= bounds.right() && y >= bounds.top() && y <= bounds.bottom();
        }
    }

    /** A game that applies everything to both the pool and the model. */
    private static final class Game {
        final Random random;
        final List<String> log = new ArrayList<>();
        final List<String> modelLog = new ArrayList<>();
        final Shots shots = new Shots(CAPACITY, (who, error) -> {});
        final Targets targets = new Targets();
        final List<List<FakeTarget>> crowd = new ArrayList<>();
        final List<List<FakeTarget>> modelCrowd = new ArrayList<>();
        List<Flying> model = new ArrayList<>();
        int fired;

        Game(Random random) {
            this.random = random;
        }

        void fire() {
            ShotStyle style = ShotStyle.upright(IMAGE, random.nextInt(8) == 0 ? 20 : random.nextInt(6));
            long hits = 1 + random.nextInt(7);
            double x = random.nextDouble() * 200;
            double y = random.nextDouble() * 150;
            double angle = random.nextInt(360);
            double speed = random.nextInt(10) == 0 ? 80 : random.nextDouble() * 4;
            boolean piercing = random.nextInt(5) == 0;
            ShotSpec spec = ShotSpec.of(style)
                    .hits(hits)
                    .piercing(piercing)
                    .owner(++fired)
                    .build();
            boolean room = shots.fire(spec, x, y, angle, speed);
            assertEquals(model.size() < CAPACITY, room);
            double stepX = Aim.stepX(angle) * speed;
            double stepY = Aim.stepY(angle) * speed;
            if (room) model.add(new Flying(x, y, stepX, stepY, style, hits, piercing, fired));
        }

        void gather(int tick) {
            crowd.clear();
            modelCrowd.clear();
            targets.begin(SCREEN);
            for (int group = 0; group < 3; group++) gather(group, random.nextInt(tick % 3 == 0 ? 60 : 12));
        }

        private void gather(int group, int size) {
            crowd.add(new ArrayList<>());
            modelCrowd.add(new ArrayList<>());
            for (int i = 0; i < size; i++) {
                double x = random.nextDouble() * 240 - 20;
                double y = random.nextDouble() * 190 - 20;
                Hitbox box = random.nextBoolean() ? Hitbox.circle(random.nextInt(9)) : Hitbox.box(18, 7);
                String name = group + "/" + i;
                crowd.get(group).add(new FakeTarget(name, x, y, box, log));
                modelCrowd.get(group).add(new FakeTarget(name, x, y, box, modelLog));
            }
            for (FakeTarget target : crowd.get(group)) targets.add(group, target);
            for (FakeTarget target : crowd.get(group)) target.life = 2;
            for (FakeTarget target : modelCrowd.get(group)) target.life = 2;
        }

        void update() {
            shots.update(SCREEN, targets);
            Bounds bounds = SCREEN.grow(Shots.DEFAULT_MARGIN);
            List<Flying> left = new ArrayList<>();
            for (Flying flight : model) {
                Flying moved = flight.moved();
                if (fliesOn(moved) && moved.isInside(bounds)) left.add(moved);
            }
            model = left;
        }

        private boolean fliesOn(Flying flight) {
            for (int group = 0; group < 3; group++) {
                if ((flight.hits() & Targets.mask(group)) == 0) continue;
                for (FakeTarget target : modelCrowd.get(group)) {
                    if (!target.isAlive() || !flight.meets(target)) continue;
                    target.hit(1, flight.x(), flight.y(), flight.id());
                    if (!flight.piercing()) return false;
                }
            }
            return true;
        }

        void clear(int group) {
            shots.clear(group);
            model.removeIf(flight -> (flight.hits() & Targets.mask(group)) != 0);
        }

        void compare() {
            List<String> seen = new ArrayList<>();
            shots.forEach((x, y, angle, hits, age) -> seen.add(hits + " " + x + "," + y));
            List<String> expected = new ArrayList<>();
            for (Flying flight : model) expected.add(flight.hits() + " " + flight.x() + "," + flight.y());
            assertEquals(expected, seen);
            assertEquals(modelLog, log);
            assertEquals(expected.size(), shots.count());
        }
    }

    @Test
    void poolBehavesLikeAListOfObjects(@Seed(0) Random random) {
        int hits = 0;
        for (int i = 0; i < 20; i++) {
            Game game = new Game(random);
            for (int tick = 0; tick < 60; tick++) play(game, tick);
            hits += game.log.size();
        }
        assertTrue(hits > 1000, "hits: " + hits);
    }

    private static void play(Game game, int tick) {
        for (int i = game.random.nextInt(tick % 20 == 0 ? 300 : 12); i > 0; i--) game.fire();
        game.gather(tick);
        game.update();
        if (game.random.nextInt(20) == 0) game.clear(game.random.nextInt(3));
        game.compare();
    }
}
