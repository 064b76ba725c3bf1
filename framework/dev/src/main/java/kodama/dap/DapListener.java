package kodama.dap;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import kodama.data.DataException;
import org.jspecify.annotations.Nullable;

/**
 * Listens on a port of the loopback address for an editor. A connection must begin with the request
 * {@code initialize}; all others are refused, since a web page can reach the port, too.
 *
 * <p>Each connection has its own thread until its first message has arrived, so a slow one does not block the others.
 * The first editor is served; later ones get an error.
 */
public final class DapListener implements AutoCloseable {
    /** Maximum number of connections without a first message; the oldest is closed when there are more. */
    private static final int MAX_WAITING = 16;

    /** Timeout for the first message of a connection. */
    private static final int PATIENCE_MILLIS = 10_000;

    private static final String TAKEN = "kodama dap serves another editor already; start it again with another --port";

    private final ServerSocket server;
    private final Consumer<String> refusals;
    private final Deque<Socket> waiting = new ArrayDeque<>();
    private final CompletableFuture<MessageStream> editor = new CompletableFuture<>();
    private @Nullable Socket served;
    private String lastReason = "";

    /**
     * Opens the port.
     *
     * @param port the port number; 0 for any free one
     * @param refusals called with a sentence about a refused connection, on another thread
     * @throws IOException if the port cannot be opened
     */
    public DapListener(int port, Consumer<String> refusals) throws IOException {
        server = new ServerSocket(port, MAX_WAITING, InetAddress.getLoopbackAddress());
        this.refusals = refusals;
        start(this::listen, "kodama-dap-listener");
    }

    private static void start(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    public int port() {
        return server.getLocalPort();
    }

    /** Waits for an editor. Returns the session with it, which has not started yet. */
    public DapSession accept(DapSession.GameLauncher game) {
        return new DapSession(editor.join(), game);
    }

    private void listen() {
        try {
            while (true) {
                Socket socket = server.accept();
                add(socket);
                start(() -> readFirst(socket), "kodama-dap-connection");
            }
        } catch (IOException closed) {
            // close() was called
        }
    }

    private synchronized void add(Socket socket) {
        waiting.add(socket);
        if (waiting.size() > MAX_WAITING) close(waiting.remove());
    }

    private void readFirst(Socket socket) {
        try {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(PATIENCE_MILLIS);
            MessageStream stream = new MessageStream(socket.getInputStream(), socket.getOutputStream());
            byte[] first = stream.peek();
            if (first != null) admit(socket, stream, DapRequest.of(first));
        } catch (IOException | DataException | DapRequestException other) {
            refuse(String.valueOf(other.getMessage()));
        } finally {
            end(socket);
        }
    }

    private void admit(Socket socket, MessageStream stream, @Nullable DapRequest first) throws IOException {
        if (first == null || !first.command().equals("initialize"))
            throw new DapRequestException("the first message must be the request 'initialize'");
        if (claim(socket)) editor.complete(stream);
        else new DapClient(stream).reject(first, TAKEN);
    }

    /** Returns whether the connection is the first one and is served from now on. */
    private synchronized boolean claim(Socket socket) throws IOException {
        if (served != null) return false;
        socket.setSoTimeout(0);
        served = socket;
        return true;
    }

    private synchronized void end(Socket socket) {
        waiting.remove(socket);
        if (socket != served) close(socket);
    }

    /** Reports a repeated reason only once, and replaces characters that could control a terminal. */
    private synchronized void refuse(String reason) {
        String printable = reason.replaceAll("[^ -~]", "?");
        if (!reason.equals(lastReason)) refusals.accept("a connection was refused: " + printable);
        lastReason = reason;
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException closed) {
            // already unusable
        }
    }

    /** Closes the port and all connections. */
    @Override
    public void close() throws IOException {
        server.close();
        synchronized (this) {
            waiting.forEach(DapListener::close);
            if (served != null) close(served);
        }
    }
}
